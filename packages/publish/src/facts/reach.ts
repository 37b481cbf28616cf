import { isServerCall } from '@heddle/document/published'
import type { PluginDefinition } from '@heddle/kit'
import type { Json } from '@heddle/store'
import type { PageContents } from '../types.ts'

type Values = Readonly<Record<string, Json>>

/** What a page may ask beside its own site: origins, or any server. */
export type Reach = 'anything' | readonly string[]

/**
 * What a page may ask. Every server where it has ports of elements or actions, code of the builder's, or a plugin at work that
 * does not say whom it asks; else the servers that its elements and its sources and actions of plugins name.
 * @param byElements servers that bodies of its elements ask
 */
export function reachOf(
  { collections, workflows, plugins = [], page: { uses } }: PageContents,
  byElements: readonly string[],
  hasCode: boolean,
  definitions: ReadonlyMap<string, PluginDefinition>,
): Reach {
  if (uses?.ports !== undefined || hasCode) return 'anything'
  const byId = new Map(plugins.map(({ id, namespace }) => [id, definitions.get(namespace)]))
  const abroad = plugins.filter(({ id }) => byId.get(id)?.staysHome !== true)
  const origins = new Set([...byElements, ...abroad.flatMap(({ addresses = {} }) => Object.values(addresses).map(originOf))])
  if ([...byId.values()].some((plugin) => plugin && asksAnybody(plugin))) return 'anything'
  for (const { mode, pluginId, config } of collections) {
    const source = mode === 'dynamic' ? byId.get(pluginId ?? '')?.source : undefined
    for (const origin of source?.reaches?.(config as Values) ?? []) origins.add(origin)
  }
  for (const { args } of workflows.flatMap(({ actions }) => Object.values(actions))) {
    const { pluginId, action } = args
    const plugin = typeof pluginId === 'string' ? byId.get(pluginId) : undefined
    if (!plugin || typeof action !== 'string' || !Object.hasOwn(plugin.actions, action)) continue
    if (isServerCall(args['arguments'])) continue
    for (const origin of plugin.actions[action]?.reaches?.((args['arguments'] ?? {}) as Values) ?? []) origins.add(origin)
  }
  return [...origins].toSorted()
}

/** Scheme and host of an address by https; the server's configuration has checked it. */
const originOf = (address: string): string => address.split('/', 3).join('/')

/** A plugin at work that does not say whom its source and its actions ask, or that may begin by itself. */
function asksAnybody({ source, actions, variables, triggers, staysHome }: PluginDefinition): boolean {
  if (staysHome) return false
  const begins = [variables, triggers].some((given) => Object.keys(given).length > 0)
  return begins || (source && !source.reaches) || Object.values(actions).some(({ reaches }) => !reaches)
}
