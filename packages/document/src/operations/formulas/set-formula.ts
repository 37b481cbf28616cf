import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { checkFormula } from '../../rules/named-record.ts'
import type { FormulaRecord, Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'

/** `null` removes, absent leaves alone. */
export interface FormulaValues {
  readonly name?: string
  readonly folder?: string
  readonly code?: string
  readonly parameters?: FormulaRecord['parameters']
  readonly filter?: FormulaRecord['filter'] | null
  readonly sort?: FormulaRecord['sort'] | null
  readonly description?: string | null
  readonly examples?: FormulaRecord['examples'] | null
}

/** Changes a formula of the project. */
export function setFormula(
  view: DocumentView,
  { id, values }: { readonly id: Id; readonly values: FormulaValues },
): OperationResult {
  const formula = view.find('formula', id)
  if (formula === undefined) return refuseWith('unknown-record', `formula/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  setAtoms(draft, id, { ...values, ...(values.name !== undefined && { name: values.name.trim() }) })
  const issues = checkFormula(view, draft.find('formula', id) ?? formula)
  return hasErrors(issues) ? refuse(...issues) : draft.done([id])
}
