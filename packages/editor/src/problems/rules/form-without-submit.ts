import { insertNode } from '@heddle/document/operations'
import { canName, namedByIds } from '@heddle/kit'
import { placedOn, startOf } from '../../session/insertables.ts'
import type { Editor } from '../../session/editor.ts'
import { formsOf, isSubmit, type OutermostForm } from '../forms.ts'
import { words } from '../words.ts'
import type { ProblemRule, ProblemScope } from '../problem.ts'

/** Specification section 5: what sends a form is a button of the type submit, one that is not always shown too. */
export const rule: ProblemRule = {
  id: 'form-without-submit',
  place: 26,
  find: (scope) =>
    formsOf(scope).flatMap((form) =>
      form.inside.some(({ node }) => isSubmit(node, scope.definitions.get(node.element))) || isSentFromElsewhere(form, scope)
        ? []
        : [
            {
              id: `form-without-submit/${form.node.id}`,
              severity: 'warning',
              message: words.submitMissing,
              nodeId: form.node.id,
              tabs: ['settings', 'workflows'],
              fix: { label: words.addSubmit, mend: (editor) => addSubmit(editor, form) },
            },
          ],
    ),
}

function addSubmit(editor: Editor, { node, parts }: OutermostForm): void {
  const { view, definitions, newId, session } = editor
  const template = placedOn(startOf(definitions, parts.submit), session.pageId.value)
  const target = { parentId: node.id, slot: parts.slot }
  const language = session.language.value
  const fieldsOf = (type: string) => definitions.get(type)
  editor.change(words.addSubmit, insertNode(view, { target, template, newId, fieldsOf, language }))
}

/** Whether a button that stands elsewhere names it. */
function isSentFromElsewhere({ node: form }: OutermostForm, { view, definitions }: ProblemScope): boolean {
  return view.usagesOf(form.id).some(({ id }) => {
    const node = view.find('node', id)
    if (!node || !isSubmit(node, definitions.get(node.element))) return false
    return namedByIds(node, definitions).some(
      ([to, as]) => to === form.id && canName({ node, target: form, as }, view, definitions),
    )
  })
}
