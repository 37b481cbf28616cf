import { hasErrors } from '../../issue.ts'
import { checkFormula } from '../../rules/named-record.ts'
import type { FormulaRecord, Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'

export interface InsertFormulaInput {
  readonly name: string
  readonly code: string
  readonly folder?: string
  readonly parameters?: FormulaRecord['parameters']
  readonly description?: string
  readonly examples?: NonNullable<FormulaRecord['examples']>
  readonly newId: () => Id
}

/** Adds a formula that others call by its name, behind the others. */
export function insertFormula(view: DocumentView, { newId, name, ...values }: InsertFormulaInput): OperationResult {
  const draft = createDraft(view)
  const formula: FormulaRecord = {
    kind: 'formula',
    folder: '',
    parameters: [],
    ...values,
    name: name.trim(),
    id: newId(),
    index: takeIndex(view, draft, 'formula'),
  }
  const issues = checkFormula(view, formula)
  if (hasErrors(issues)) return refuse(...issues)
  draft.put(formula)
  return draft.done([formula.id])
}
