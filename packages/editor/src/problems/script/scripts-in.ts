import type { DocumentView, Id, WorkflowRecord } from '@heddle/document'
import type { ActionDefinition } from '@heddle/kit'
import { namesInScript } from '../names-in-script.ts'
import { keptOf, type ProblemScope } from '../problem.ts'
import { readScript } from './read-script.ts'
import type { ScriptFault } from './script-fault.ts'

/** Code of an action, with what it names and what cannot be read of it. */
export interface FoundScript {
  readonly workflow: WorkflowRecord
  readonly actionId: Id
  readonly argument: string
  readonly code: string
  readonly names: ReturnType<typeof namesInScript>
  readonly fault: ScriptFault | undefined
}

/** Scripts of actions that are on; none until it is known what actions are. */
export function scriptsIn(view: DocumentView, actions: ProblemScope['actions']): readonly FoundScript[] {
  const definitions = actions?.all.value
  return definitions ? view.of('workflow').flatMap((workflow) => ofWorkflow(workflow, definitions)) : []
}

const ofWorkflow = keptOf(
  (workflow: WorkflowRecord, definitions: ReadonlyMap<string, ActionDefinition>): readonly FoundScript[] =>
    workflow.disabled
      ? []
      : Object.entries(workflow.actions).flatMap(([actionId, { type, args, disabled }]) =>
          Object.entries(definitions.get(type)?.parameters ?? {}).flatMap(([argument, { kind }]) => {
            const code = args[argument]
            if (disabled || kind !== 'script' || typeof code !== 'string') return []
            return [{ workflow, actionId, argument, code, names: namesInScript(code), fault: readScript(code) }]
          }),
        ),
)
