import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'

/** Takes a file out of the project's assets. What shows it stays and is reported. */
export function deleteAsset(view: DocumentView, { id }: { readonly id: Id }): OperationResult {
  if (!view.find('asset', id)) return refuseWith('unknown-record', `asset/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  draft.remove(id)
  return draft.done([])
}
