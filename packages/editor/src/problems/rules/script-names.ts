import type { WorkflowRecord } from '@heddle/document'
import { setAction } from '@heddle/document/operations'
import type { ActionDefinition } from '@heddle/kit'
import { unknownRecord, type FormulaFault } from '../formula-problems.ts'
import { knownNames } from '../known-names.ts'
import { namesInScript } from '../names-in-script.ts'
import { keptOf, type Problem, type ProblemRule } from '../problem.ts'
import { words } from '../words.ts'
import { placeOf } from '../workflow-place.ts'

/** Scripts keep names as they were typed: one that was renamed or deleted since is told, and named by its id in one press. */
export const rule: ProblemRule = {
  id: 'script-names',
  place: 16,
  find: ({ view, actions }) => {
    const definitions = actions?.all.value
    if (!definitions) return []
    const scripts = view.of('workflow').flatMap((workflow) => scriptsIn(workflow, definitions))
    if (scripts.length === 0) return []
    const known = knownNames(view)
    return scripts.flatMap(({ workflow, actionId, argument, code, names }) =>
      names
        .filter(([of, key]) => !known.has(of, key))
        .map(([of, key]): Problem => {
          const { severity, message, fix } = unknownRecord(code, of, key, known)
          const at = { workflowId: workflow.id, actionId, argument }
          return {
            ...placeOf(workflow, view),
            id: `script-names/${workflow.id}/${actionId}/${argument}/${of}/${key}`,
            severity,
            message: words.inWorkflow(workflow.name, message),
            action: at,
            ...(fix && mending(at, fix)),
          }
        }),
    )
  },
}

/** Scripts of actions that are on, with what they name. */
const scriptsIn = keptOf((workflow: WorkflowRecord, definitions: ReadonlyMap<string, ActionDefinition>) =>
  workflow.disabled
    ? []
    : Object.entries(workflow.actions).flatMap(([actionId, { type, args, disabled }]) =>
        Object.entries(definitions.get(type)?.parameters ?? {}).flatMap(([argument, { kind }]) => {
          const code = args[argument]
          if (disabled || kind !== 'script' || typeof code !== 'string') return []
          return [{ workflow, actionId, argument, code, names: namesInScript(code) }]
        }),
      ),
)

function mending(
  { workflowId, actionId, argument }: { readonly workflowId: string; readonly actionId: string; readonly argument: string },
  { label, code }: NonNullable<FormulaFault['fix']>,
): Pick<Problem, 'fix'> {
  const values = { args: { [argument]: code } }
  return {
    fix: {
      label,
      mend: ({ view, change }) => void change(words.fixFormula, setAction(view, { workflowId, id: actionId, values })),
    },
  }
}
