import { setAction } from '@heddle/document/operations'
import { unknownRecord, type FormulaFault } from '../formula-problems.ts'
import { knownNames } from '../known-names.ts'
import type { Problem, ProblemRule } from '../problem.ts'
import { scriptsIn } from '../script/scripts-in.ts'
import { words } from '../words.ts'
import { placeOf } from '../workflow-place.ts'

/** Scripts keep names as they were typed: one that was renamed or deleted since is told, and named by its id in one press. */
export const rule: ProblemRule = {
  id: 'script-names',
  place: 16,
  find: ({ view, actions }) => {
    const scripts = scriptsIn(view, actions)
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
