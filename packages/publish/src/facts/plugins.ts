import { isBinding, type ActionRecord, type CollectionRecord, type DocumentView, type PluginRecord } from '@heddle/document'
import type { PublishedPlugin, PublishedVariable } from '@heddle/document/published'
import {
  checkFields,
  completeFields,
  type ActionDefinition,
  type CheckedFields,
  type HelperAddresses,
  type PluginDefinition,
} from '@heddle/kit'
import { withoutLetters } from '@heddle/kit/letters'
import type { Json } from '@heddle/store'

/** Helper services that are not the site's own server. */
type Addresses = Partial<HelperAddresses> | undefined

type Definitions = ReadonlyMap<string, PluginDefinition>

/** Name of the variable or of the trigger of a plugin: with the id of its record, as workflows and formulas find it. */
const nameIn = (record: Pick<PluginRecord, 'id'>, name: string): string => `${record.id}-${name}`

type Values = Readonly<Record<string, Json>>

/** What was given, and the defaults of what was not: visitors download no definitions. */
function complete(declared: CheckedFields | undefined, given: Values): Values {
  return declared ? { ...given, ...completeFields(declared.fields, given) } : given
}

/** What a plugin's source is asked for, complete. */
export function collectionConfig(
  { config, pluginId }: CollectionRecord,
  view: Pick<DocumentView, 'find'>,
  definitions: Definitions,
): CollectionRecord['config'] {
  const plugin = pluginId === undefined ? undefined : view.find('plugin', pluginId)
  return complete(definitions.get(plugin?.namespace ?? '')?.source?.collection, config)
}

/** Whether the source cuts the pages of this collection itself, although it does nothing else by itself. */
export function cutsPages(record: CollectionRecord, view: Pick<DocumentView, 'find'>, definitions: Definitions): boolean {
  const { mode, pluginId, filter, sort, limit } = record
  if (mode === 'static' || pluginId === undefined || limit === undefined) return false
  if ((filter?.conditions.length ?? 0) > 0 || (sort?.length ?? 0) > 0) return false
  const source = definitions.get(view.find('plugin', pluginId)?.namespace ?? '')?.source
  return source?.cutsPages?.(collectionConfig(record, view, definitions)) ?? false
}

/** Arguments of a workflow's action: those that an action of a plugin declares are complete, unless they are bound as a whole. */
export function actionArguments(
  args: ActionRecord['args'],
  definition: ActionDefinition | undefined,
  view: Pick<DocumentView, 'get'>,
  definitions: Definitions,
): ActionRecord['args'] {
  const completed = Object.entries(definition?.parameters ?? {}).flatMap(([name, { declaredBy }]): [string, Json][] => {
    const given = args[name] ?? {}
    if (!declaredBy || typeof given !== 'object' || given === null || Array.isArray(given) || isBinding(given)) return []
    const plugin = view.get(String(args[declaredBy.plugin]))
    const { actions = {} } = (plugin?.kind === 'plugin' && definitions.get(plugin.namespace)) || {}
    const action = String(args[declaredBy.action])
    return Object.hasOwn(actions, action) ? [[name, complete(actions[action], given as Values)]] : []
  })
  return completed.length > 0 ? { ...args, ...Object.fromEntries(completed) } : args
}

/** What visitors are told of a plugin: its public settings, complete, and why nothing can be asked of it. */
export function publishedPlugin(record: PluginRecord, definitions: Definitions, addresses?: Addresses): PublishedPlugin {
  const { id, name, namespace, settings } = record
  const definition = definitions.get(namespace)
  const own = definition?.settings.public
  const open = definition?.auth?.writesLetters ? withoutLetters(settings.publicData) : settings.publicData
  const [problem] = own ? checkFields(own, settings.publicData) : []
  const label = own?.fields[problem?.name ?? '']?.label.en
  return {
    id,
    name,
    namespace,
    settings: { publicData: complete(own, open) },
    isDev: definition?.isDev ?? false,
    ...(definition?.source?.native.includes('pagination') && { hasPages: true as const }),
    ...(addresses && Object.keys(addresses).length > 0 && { addresses }),
    ...(problem && { problem: `${name}: ${label === undefined ? '' : `${label} `}${problem.message}` }),
  }
}

/** What plugins give formulas, at what it holds at first: set by the plugin alone, it stays from page to page. */
export function pluginVariables(record: PluginRecord, definitions: Definitions): readonly PublishedVariable[] {
  return Object.entries(definitions.get(record.namespace)?.variables ?? {}).map(([name, { type, default: defaultValue }]) => ({
    id: nameIn(record, name),
    name: `${record.name}-${name}`,
    type,
    defaultValue,
    isPersistentOnNav: true,
    readonly: true,
  }))
}

/** Whether formulas read a variable of the plugin, or a workflow waits for one of its triggers. */
export function isPluginMeant(
  record: PluginRecord,
  definitions: Definitions,
  { variables, triggers }: { readonly variables: ReadonlySet<string>; readonly triggers: ReadonlySet<string> },
): boolean {
  const waited = Object.keys(definitions.get(record.namespace)?.triggers ?? {}).some((name) => triggers.has(nameIn(record, name)))
  return waited || pluginVariables(record, definitions).some(({ id, name }) => variables.has(id) || variables.has(name))
}

/** All of a project's, for a page that is still being built. */
export function projectPlugins(
  view: DocumentView,
  definitions: Definitions,
): { readonly plugins: readonly PublishedPlugin[]; readonly variables: readonly PublishedVariable[] } {
  const records = view.of('plugin')
  return {
    plugins: records.map((record) => publishedPlugin(record, definitions)),
    variables: records.flatMap((record) => pluginVariables(record, definitions)),
  }
}
