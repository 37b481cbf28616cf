import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { leftUsages } from '../usages.ts'

/** Removes a collection. What uses it stays and is reported. */
export function deleteCollection(view: DocumentView, { id }: { readonly id: Id }): OperationResult {
  const collection = view.find('collection', id)
  if (collection === undefined) return refuseWith('unknown-record', `collection/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  draft.remove(id)
  return draft.done([], leftUsages(view, collection))
}
