import type { Id } from '@heddle/document'
import { bindingsOf, isPublishedBinding } from '@heddle/document/published'
import type {
  PublishedAction,
  PublishedServerAction,
  PublishedServerCall,
  PublishedValue,
  PublishedWorkflow,
} from '@heddle/document/published'
import type { PluginDefinition } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { fileHash } from '../file-hash.ts'
import { SERVER_ACTIONS_FOLDER } from '../limits.ts'
import type { PageLogic } from '../logic/page-logic.ts'
import type { Sha256 } from '../types.ts'

interface Known {
  readonly plugins: PageLogic['plugins']
  /** Plugins of the catalogue by namespace. */
  readonly definitions: ReadonlyMap<string, PluginDefinition>
  readonly sha256: Sha256
}

/** An action that the server runs: all that it needs to know, and what browsers say instead. */
interface ServerAction {
  readonly contents: string
  readonly call: PublishedServerCall
}

/** Workflows as pages have them: of an action that the server runs its name there and the formulas whose values it needs. */
export function workflowsForVisitors(workflows: readonly PublishedWorkflow[], known: Known): readonly PublishedWorkflow[] {
  return workflows.map((workflow) => {
    const kept = Object.entries(workflow.actions).flatMap(([id, action]) => {
      const found = serverAction([workflow.id, id], action, known)
      return found ? [[id, { ...action, args: { ...action.args, arguments: { ...found.call } } }] as const] : []
    })
    return kept.length === 0 ? workflow : { ...workflow, actions: { ...workflow.actions, ...Object.fromEntries(kept) } }
  })
}

/**
 * What the server must know to run actions of a page, as contents by path. Each is named by where it stands, so that people can be
 * told whose it is, and by what it holds: a page that stays open while the site is published again never has its values put into
 * another request than it was made for.
 */
export function serverActionFiles(workflows: readonly PublishedWorkflow[], known: Known): ReadonlyMap<string, string> {
  const all = workflows.flatMap(({ id, actions }) =>
    Object.entries(actions).map(([actionId, action]) => [[id, actionId], action] as const),
  )
  return new Map(
    all.flatMap(([place, action]) => {
      const found = serverAction(place, action, known)
      return found ? [[`${SERVER_ACTIONS_FOLDER}/${found.call.serverCall}.json`, found.contents] as const] : []
    }),
  )
}

function serverAction(
  place: readonly [workflow: Id, action: Id],
  { args, disabled }: PublishedAction,
  { plugins, definitions, sha256 }: Known,
): ServerAction | undefined {
  const { pluginId, action, arguments: given } = args
  const plugin = disabled ? undefined : plugins.find(({ id }) => id === pluginId)
  const actions = (plugin && definitions.get(plugin.namespace)?.actions) ?? {}
  if (!plugin || typeof action !== 'string' || !Object.hasOwn(actions, action) || !isArguments(given)) return undefined
  // Its formulas count as given, as they do for every check of settings.
  if (actions[action]?.onServer?.(given as Readonly<Record<string, Json>>) !== true) return undefined
  const told: PublishedServerAction = { plugin, action, args: given }
  const contents = JSON.stringify(told)
  return { contents, call: { serverCall: [...place, fileHash(sha256(contents))].join('.'), values: bindingsOf(given) } }
}

function isArguments(value: PublishedValue | undefined): value is Readonly<Record<string, PublishedValue>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isPublishedBinding(value)
}
