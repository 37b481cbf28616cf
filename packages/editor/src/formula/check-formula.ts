import type { Diagnostic } from '@codemirror/lint'
import { analyseFormula, type FunctionSignature } from '@heddle/formula/analyse'
import { parseFormula, type FormulaRanges } from '@heddle/formula/parse'
import { scopeShape } from './scope-shape.ts'

/**
 * What is wrong with the text, or will be when it runs, as marked ranges. A problem at the very end is shown under the last character.
 * @param names what the formula may read beside the names of every scope
 */
export function checkFormula(
  text: string,
  functions: readonly FunctionSignature[],
  names: readonly string[] = [],
): readonly Diagnostic[] {
  if (text.trim() === '') return []
  const ranges: FormulaRanges = new WeakMap()
  const parsed = parseFormula(text, ranges)
  if (!parsed.ok) {
    const { from, to, message } = parsed.issue
    return [{ from: from === to ? Math.max(0, from - 1) : from, to, severity: 'error', message }]
  }
  return analyseFormula(parsed.tree, { functions, scope: scopeShape(names), ranges }).problems.map(
    ({ severity, message, range }) => ({
      from: range?.from ?? 0,
      to: range?.to ?? text.length,
      severity,
      message,
    }),
  )
}
