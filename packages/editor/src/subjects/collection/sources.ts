import type { CollectionRecord } from '@heddle/document'
import type { SetSourceInput } from '@heddle/document/operations'
import type { PluginDefinition } from '@heddle/kit'
import type { Editor } from '../../session/editor.ts'

type Known = Pick<Editor, 'view' | 'plugins'>

/** Where a collection's rows may come from. */
export interface SourceChoice {
  readonly id: string
  readonly label: string
  /** Name of its icon in the icon set. */
  readonly icon: string
  /** What choosing it does: a plugin that is not there yet is installed. */
  readonly source: SetSourceInput['source']
}

export type Mode = 'static' | 'dynamic' | 'server'

/** The plugin that a collection's rows come from, as far as it is known here; nothing of rows that stand in the collection. */
export function sourceOf(
  { view, plugins }: Known,
  { pluginId }: CollectionRecord,
): { readonly name: string; readonly plugin: PluginDefinition | undefined } | undefined {
  if (pluginId === undefined) return undefined
  const record = view.find('plugin', pluginId)
  return { name: record?.name ?? pluginId, plugin: plugins.get(record?.namespace ?? '') }
}

/** Plugins that have rows: those of the project, then those that may be installed. */
export function sourceChoices({ view, plugins }: Known): {
  readonly installed: readonly SourceChoice[]
  readonly others: readonly SourceChoice[]
} {
  const records = view.of('plugin')
  const known = new Set(records.map(({ namespace }) => namespace))
  return {
    installed: records.flatMap(({ id, name, namespace }) => {
      const plugin = plugins.get(namespace)
      return plugin?.source ? [{ id, label: name, icon: plugin.icon, source: { pluginId: id } }] : []
    }),
    others: [...plugins.values()].flatMap(({ namespace, label, icon, source }) =>
      source && !known.has(namespace) ? [{ id: namespace, label: label.en, icon, source: { namespace, name: label.en } }] : [],
    ),
  }
}

/** The mode of a collection; whatever is neither of the browser nor of the release is the server's. */
export function modeOf({ mode }: Pick<CollectionRecord, 'mode'>): Mode {
  return mode === 'static' || mode === 'dynamic' ? mode : 'server'
}

/** The modes that a collection can have: rows that stand in it are part of each release. */
export function modesOf({ pluginId }: Pick<CollectionRecord, 'pluginId'>): readonly Mode[] {
  return pluginId === undefined ? ['static'] : ['static', 'dynamic', 'server']
}
