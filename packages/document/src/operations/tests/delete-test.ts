import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'

/** Removes a test. Nothing uses one. */
export function deleteTest(view: DocumentView, { id }: { readonly id: Id }): OperationResult {
  if (view.find('test', id) === undefined) return refuseWith('unknown-record', `test/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  draft.remove(id)
  return draft.done()
}
