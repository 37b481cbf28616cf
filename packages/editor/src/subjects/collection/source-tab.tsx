import type { KeyboardEvent } from 'react'
import type { CollectionRecord } from '@heddle/document'
import type { PluginDefinition, PluginSource } from '@heddle/kit'
import { resolveConfig } from '../../answers/resolve-config.ts'
import { useTry } from '../../answers/use-try.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { PanelEmpty } from '../../ui/panel.tsx'
import { SourceSettings } from './source-settings.tsx'
import { sourceOf } from './sources.ts'
import { TryPane } from './try/try-pane.tsx'
import { words } from './words.ts'
import styles from './dock.module.css'

/** What a collection asks its source for: the fields that the plugin declares, each bound where it may be. */
export function SourceTab({ collection }: { readonly collection: CollectionRecord }) {
  const editor = useEditor()
  const source = sourceOf(editor, collection)
  if (source === undefined) {
    return (
      <PanelEmpty title={words.noConfig}>
        <p>{words.noConfigWhy}</p>
        <Button onPress={() => (editor.session.collectionTab.value = 'rows')}>{words.goToRows}</Button>
      </PanelEmpty>
    )
  }
  const { plugin } = source
  if (!plugin?.source) {
    return (
      <PanelEmpty title={words.sourceMissing}>
        <p>{words.sourceMissingWhy}</p>
      </PanelEmpty>
    )
  }
  return (
    <OpenSource key={`${collection.id} ${plugin.namespace}`} collection={collection} plugin={plugin} source={plugin.source} />
  )
}

/** The settings of a source, and beside them what it answers. */
function OpenSource({
  collection,
  plugin,
  source,
}: {
  readonly collection: CollectionRecord
  readonly plugin: PluginDefinition
  readonly source: PluginSource
}) {
  const { view, canvas } = useEditor()
  const trying = useTry(plugin.namespace, async () => {
    // As it is by now: what was typed a moment ago counts.
    const { config = {}, limit } = view.find('collection', collection.id) ?? {}
    const asked = await resolveConfig(canvas.peek(), source.collection.fields, config)
    return { config: asked, ...(typeof limit === 'number' && limit > 0 && { limit }) }
  })
  const press = (event: KeyboardEvent): void => {
    // What floats above, such as a formula, has these keys for itself.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
    const isTry = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isTry && !(event.key === 'Escape' && trying.isAsking)) return
    event.preventDefault()
    event.stopPropagation()
    if (!isTry) return trying.stop()
    // What is being typed counts: a field keeps it when it is left.
    const { activeElement } = document
    if (activeElement instanceof HTMLElement) {
      activeElement.blur()
      activeElement.focus()
    }
    trying.start()
  }
  return (
    <div className={styles.source} onKeyDownCapture={press}>
      <div className={styles.config}>
        <SourceSettings collection={collection} source={source} />
      </div>
      <TryPane collection={collection} plugin={plugin} trying={trying} />
    </div>
  )
}
