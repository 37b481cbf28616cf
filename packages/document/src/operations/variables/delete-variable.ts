import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { leftUsages } from '../usages.ts'

/** Removes a variable. Formulas that use it stay as they are and are reported. */
export function deleteVariable(view: DocumentView, { id }: { readonly id: Id }): OperationResult {
  const variable = view.find('variable', id)
  if (variable === undefined) return refuseWith('unknown-record', `variable/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  draft.remove(id)
  return draft.done([], leftUsages(view, variable))
}
