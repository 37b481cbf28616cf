import type { DocumentRecord } from '@heddle/document'
import type { Fragment } from '@heddle/document/operations'
import type { Json } from '@heddle/store'
import type { Editor } from '../../session/editor.ts'
import { secretNames } from '../../session/secret-names.ts'

/**
 * Names of the secrets that what is about to be pasted is asked with: collections and requests of workflows that this project does
 * not have. Secrets are in no record, so they have to be set here. Those that the project names already were told when they came.
 */
export function secretsIn({ view, plugins }: Pick<Editor, 'view' | 'plugins'>, { records }: Fragment): readonly string[] {
  const namespaceOf = (pluginId: Json | undefined): string => {
    const copied = records.find(({ id }) => id === pluginId)
    const plugin = copied?.kind === 'plugin' ? copied : view.find('plugin', String(pluginId))
    return plugin?.namespace ?? ''
  }
  const named = (settings: readonly string[] = [], values: Readonly<Record<string, Json>> = {}): readonly string[] =>
    settings.flatMap((setting) => secretNames(values[setting]))
  const namesIn = (record: DocumentRecord): readonly string[] => {
    if (record.kind === 'collection')
      return named(plugins.get(namespaceOf(record.pluginId))?.source?.secretsIn, record.config as Readonly<Record<string, Json>>)
    if (record.kind !== 'workflow') return []
    return Object.values(record.actions).flatMap(({ type, args }) => {
      if (type !== 'plugin-action') return []
      const given = args as Readonly<Record<string, Json>>
      const action = plugins.get(namespaceOf(given['pluginId']))?.actions?.[String(given['action'])]
      return named(action?.secretsIn, given['arguments'] as Readonly<Record<string, Json>> | undefined)
    })
  }
  const found = new Set(records.filter(({ id }) => !view.get(id)).flatMap(namesIn))
  if (found.size === 0) return []
  const known = new Set([...view.of('collection'), ...view.of('workflow')].flatMap(namesIn))
  return [...found].filter((name) => !known.has(name))
}
