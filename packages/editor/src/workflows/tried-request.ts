import type { ActionRecord, Id, WorkflowRecord } from '@heddle/document'
import type { PluginAction } from '@heddle/kit'
import type { Json } from '@heddle/store'
import type { Editor } from '../session/editor.ts'
import { isArguments } from './action-secrets.tsx'
import { triggersOf } from './triggers-of.ts'

type Arguments = Readonly<Record<string, Json>>

/** An action of a plugin that can be tried through the server, as it is described. */
export interface TriedRequest {
  readonly namespace: string
  readonly name: string
  readonly declared: PluginAction
  readonly given: Arguments
  /** The argument that says where in the answer its result lies. */
  readonly picks: string
}

/** What is tried of an action: one of a plugin that says where in an answer its result lies. */
export function triedRequest(
  { type, args }: ActionRecord,
  { view, plugins }: Pick<Editor, 'view' | 'plugins'>,
): TriedRequest | undefined {
  if (type !== 'plugin-action') return undefined
  const namespace = view.find('plugin', String(args['pluginId']))?.namespace ?? ''
  const actions: Readonly<Record<string, PluginAction>> = plugins.get(namespace)?.actions ?? {}
  const name = String(args['action'])
  const declared = Object.hasOwn(actions, name) ? actions[name] : undefined
  const given = args['arguments'] ?? {}
  if (!declared?.picks || !isArguments(given)) return undefined
  return { namespace, name, declared, given, picks: declared.picks.result }
}

/** What formulas of an action can read where it is tried: an event like that of its trigger, and what actions before it gave last. */
export function namesTried(workflow: WorkflowRecord, given: Arguments, editor: Editor): Readonly<Record<string, Json>> {
  const event = triggersOf(workflow, editor).find(({ name }) => name === workflow.trigger)?.example ?? {}
  // Names stand in front of those of the place: `context` is given only where its results are read.
  if (!JSON.stringify(given).includes('context.workflow')) return { event }
  const known = editor.session.lastResults.peek()
  const results = Object.keys(workflow.actions).flatMap((id) => {
    const result = known.get(id)
    return result === undefined ? [] : [[id, { result }] as const]
  })
  return { event, context: { workflow: Object.fromEntries<Json>(results) } }
}

/** Keeps what an action gave when it was tried: formulas after it know its fields. */
export function keepResult({ session }: Pick<Editor, 'session'>, id: Id, result: Json): void {
  session.lastResults.value = new Map(session.lastResults.peek()).set(id, result)
}
