import { isSubmit } from '../forms.ts'
import { words } from '../words.ts'
import type { ProblemRule } from '../problem.ts'

/** Events that a press of a button is. */
const PRESSES: ReadonlySet<string> = new Set(['click', 'dblclick', 'mousedown', 'mouseup', 'touchstart', 'touchend'])

/** Specification section 5: what runs at a press on a submit button runs before its form is checked, and not when Enter sends it. */
export const rule: ProblemRule = {
  id: 'submit-workflow',
  place: 29,
  find: ({ view, definitions }) =>
    view.of('workflow').flatMap(({ id, name, ownerId, trigger }) => {
      const node = PRESSES.has(trigger) && ownerId !== undefined ? view.find('node', ownerId) : undefined
      if (!node || !isSubmit(node, definitions.get(node.element))) return []
      return [
        {
          id: `submit-workflow/${id}`,
          severity: 'warning',
          message: words.submitWorkflow(name),
          nodeId: node.id,
          tabs: ['workflows'],
        },
      ]
    }),
}
