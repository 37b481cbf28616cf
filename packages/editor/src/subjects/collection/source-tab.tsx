import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { isBinding, type Bindable, type CollectionRecord } from '@heddle/document'
import { setCollection } from '@heddle/document/operations'
import {
  checkFields,
  type CheckedFields,
  type Field,
  type FieldValues,
  type PluginDefinition,
  type PluginSource,
} from '@heddle/kit'
import type { Json } from '@heddle/store'
import { createGesture, type Gesture } from '../../controls/gesture.ts'
import { FieldControl } from '../../fields/field-control.tsx'
import { literalsOf } from '../../fields/part-row.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { PanelEmpty } from '../../ui/panel.tsx'
import { sourceOf } from './sources.ts'
import { SecretsSection } from './try/secrets-section.tsx'
import { TryPane } from './try/try-pane.tsx'
import { useTry } from './try/use-try.ts'
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
  const trying = useTry(collection, plugin)
  const press = (event: KeyboardEvent): void => {
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
        <ConfigFields collection={collection} declared={source.collection} part={source.part} />
        {source.secretsIn !== undefined && <SecretsSection collection={collection} source={source} />}
      </div>
      <TryPane collection={collection} plugin={plugin} trying={trying} />
    </div>
  )
}

/** The declared fields of a source, one below another. */
export function ConfigFields({
  collection,
  declared,
  part,
}: {
  readonly collection: CollectionRecord
  readonly declared: CheckedFields
  readonly part?: PluginSource['part']
}) {
  const { config } = collection
  const known = literalsOf(declared.fields, config)
  const problems = new Map(checkFields(declared, config).map(({ name, message }) => [name, message]))
  const shown = Object.entries(declared.fields).filter(([, field]) => field.when?.(known) !== false)
  if (shown.length === 0) return <p className={styles.note}>{words.nothingToSet}</p>
  const together = problems.get('')
  return (
    <>
      {shown.map(([name, field]) => (
        <ConfigField
          key={name}
          name={name}
          field={field}
          collection={collection}
          declared={declared}
          part={part}
          values={known}
          problem={problems.get(name)}
        />
      ))}
      {together !== undefined && (
        <p role="alert" className={styles.problem}>
          {together}
        </p>
      )}
    </>
  )
}

function ConfigField({
  name,
  field,
  collection,
  declared,
  part,
  values,
  problem,
}: {
  readonly name: string
  readonly field: Field
  readonly collection: CollectionRecord
  readonly declared: CheckedFields
  readonly part: PluginSource['part']
  readonly values: FieldValues
  /** What is wrong with the value that is kept. */
  readonly problem: string | undefined
}) {
  const editor = useEditor()
  const { view, change } = editor
  const gesture = useRef<Gesture | undefined>(undefined)
  const [refused, setRefused] = useState<string>()
  useEffect(() => () => gesture.current?.finish(), [])
  const { id, name: owner, config } = collection
  const label = field.label.en
  const changed = words.changes.config(owner, label)
  const operation = (value: Json) =>
    setCollection(view, { id, values: { config: { [name]: value === field.default ? null : value } } })
  const commit = (value: Bindable | null) => {
    const parts = typeof value === 'string' ? part?.(name, value, config) : undefined
    if (parts) {
      setRefused(undefined)
      change(changed, setCollection(view, { id, values: { config: parts } }))
      return
    }
    const wrong =
      value === null || isBinding(value)
        ? undefined
        : checkFields(declared, { ...config, [name]: value }).find((one) => one.name === name)
    setRefused(wrong?.message)
    if (!wrong) change(changed, operation(value as Json))
  }
  const value = (config[name] ?? field.default) as Bindable
  const target = { label, value, nodeId: undefined, onBind: commit, onUnbind: () => commit(null) }
  const isText = field.kind === 'text'
  return (
    <PlainRow
      label={label}
      help={field.help?.en}
      message={refused === undefined ? problem : isText ? undefined : refused}
      {...(field.bindable && field.kind !== 'formula' && { target })}
    >
      <FieldControl
        field={field}
        label={label}
        value={value}
        isMixed={false}
        error={refused}
        canBind
        values={values}
        onCommit={commit}
        onShow={(next) => {
          gesture.current ??= createGesture(editor)
          gesture.current.show(changed, operation(next))
        }}
        onShowEnd={() => {
          gesture.current?.finish()
          gesture.current = undefined
        }}
      />
    </PlainRow>
  )
}
