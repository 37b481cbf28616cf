import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { leftUsages } from '../usages.ts'

/** Removes a workflow. What calls it stays and is reported. */
export function deleteWorkflow(view: DocumentView, { id }: { readonly id: Id }): OperationResult {
  const workflow = view.find('workflow', id)
  if (workflow === undefined) return refuseWith('unknown-record', `workflow/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  draft.remove(id)
  return draft.done([], leftUsages(view, workflow))
}
