import type { Problem, ProblemRule } from '../problem.ts'
import { scriptsIn } from '../script/scripts-in.ts'
import { words as scriptWords } from '../script/words.ts'
import { words } from '../words.ts'
import { placeOf } from '../workflow-place.ts'

/** Code that no browser can read is not published: its first slip is told with line and column. */
export const rule: ProblemRule = {
  id: 'script-syntax',
  place: 15,
  find: ({ view, actions }) =>
    scriptsIn(view, actions).flatMap(({ workflow, actionId, argument, fault }): readonly Problem[] =>
      fault === undefined
        ? []
        : [
            {
              ...placeOf(workflow, view),
              id: `script-syntax/${workflow.id}/${actionId}/${argument}`,
              severity: 'error',
              message: words.inWorkflow(workflow.name, scriptWords.slip(fault)),
              action: { workflowId: workflow.id, actionId, argument },
            },
          ],
    ),
}
