import type { Id, NodeRecord } from '@heddle/document'
import { setWorkflow } from '@heddle/document/operations'
import { formSentBy, isSubmit } from '../forms.ts'
import { words } from '../words.ts'
import type { Problem, ProblemRule, ProblemScope } from '../problem.ts'

/** Events that a press of a button is. */
const PRESSES: ReadonlySet<string> = new Set(['click', 'dblclick', 'mousedown', 'mouseup', 'touchstart', 'touchend'])

/** Specification section 5: what runs at a press on a submit button runs before its form is checked, and not when Enter sends it. */
export const rule: ProblemRule = {
  id: 'submit-workflow',
  place: 29,
  find: (scope) =>
    scope.view.of('workflow').flatMap(({ id, name, ownerId, trigger }) => {
      const node = PRESSES.has(trigger) && ownerId !== undefined ? scope.view.find('node', ownerId) : undefined
      if (!node || !isSubmit(node, scope.definitions.get(node.element))) return []
      return [
        {
          id: `submit-workflow/${id}`,
          severity: 'warning',
          message: words.submitWorkflow(name),
          nodeId: node.id,
          tabs: ['workflows'],
          ...moveToForm(id, node, scope),
        },
      ]
    }),
}

/** Puts a workflow on what its form says once it was sent. A form in another component, or of another one, is out of reach. */
function moveToForm(id: Id, button: NodeRecord, scope: ProblemScope): Pick<Problem, 'fix'> {
  const form = formSentBy(button, scope)
  const trigger = scope.definitions.get(form?.element ?? '')?.form?.sent
  if (!form || trigger === undefined) return {}
  const label = words.moveToForm
  return {
    fix: {
      label,
      mend: (editor) => editor.change(label, setWorkflow(editor.view, { id, values: { ownerId: form.id, trigger } })),
    },
  }
}
