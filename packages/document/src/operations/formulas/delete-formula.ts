import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { leftUsages } from '../usages.ts'

/** Removes a formula. What uses it stays and is reported. */
export function deleteFormula(view: DocumentView, { id }: { readonly id: Id }): OperationResult {
  const formula = view.find('formula', id)
  if (formula === undefined) return refuseWith('unknown-record', `formula/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  draft.remove(id)
  return draft.done([], leftUsages(view, formula))
}
