import type { FormulaRecord } from '@heddle/document'
import type { PublishedBinding } from '@heddle/document/published'
import { compileBinding, type FormulaContext } from '../compile/formulas.ts'

/** What a project formula gives, or why it cannot be read. */
export function compileFormula(
  { code, filter, sort }: Pick<FormulaRecord, 'code' | 'filter' | 'sort'>,
  context: FormulaContext,
): PublishedBinding | { readonly problem: string } {
  return compileBinding({ type: 'f', code, ...(filter && { filter }), ...(sort && { sort }) }, { ...context, isNamed: true })
}
