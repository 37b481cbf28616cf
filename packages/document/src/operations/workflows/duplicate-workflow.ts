import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import { freeName } from '../../rules/names.ts'
import { replaceIds } from '../../view/references.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'

/** Copies a workflow with its actions, behind the original; it belongs to the same page, element or component. */
export function duplicateWorkflow(
  view: DocumentView,
  { id, newId }: { readonly id: Id; readonly newId: () => Id },
): OperationResult {
  const workflow = view.find('workflow', id)
  if (workflow === undefined) return refuseWith('unknown-record', `workflow/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  const others = view.of('workflow')
  const ids = new Map([id, ...Object.keys(workflow.actions)].map((old) => [old, newId()]))
  const copy = {
    ...replaceIds(workflow, ids),
    name: freeName(workflow.name, (name) => others.some((other) => other.ownerId === workflow.ownerId && other.name === name)),
    index: takeIndex(view, draft, 'workflow', others.indexOf(workflow) + 1),
  }
  draft.put(copy)
  return draft.done([copy.id])
}
