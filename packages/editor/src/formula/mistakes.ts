import { analyseFormula, type FormulaProblem, type FunctionSignature } from '@heddle/formula/analyse'
import { parseFormula, type FormulaRanges } from '@heddle/formula/parse'
import { literalCode } from './literal-code.ts'
import { scopeShape } from './scope-shape.ts'
import { words } from './words.ts'

/** What mends a mistake in one press: characters to put in the place of others. */
export interface Fix {
  readonly label: string
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Something wrong with the text of a formula, or that will be when it runs. */
export interface Mistake {
  readonly from: number
  readonly to: number
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly fix?: Fix
}

/** Problems whose range ends with the name that is wrong. */
const NAMED: ReadonlySet<FormulaProblem['code']> = new Set(['unknown-name', 'unknown-function', 'unknown-field', 'replaced'])
const LAST_NAME = /[\p{L}_$][\p{L}\p{N}_$]*(?=['"\]\s]{0,4}$)/u
const ONE_NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u
/** What no text for people holds, but a formula may. */
const CODE_SIGNS = /['"`(){}[\]=<>&|*/+]/

/**
 * What is wrong with a formula, in the order of the text. A problem at the very end is shown under the last character.
 * @param names what the formula may read beside the names of every scope
 */
export function mistakesIn(
  text: string,
  functions: readonly FunctionSignature[],
  names: readonly string[] = [],
): readonly Mistake[] {
  if (text.trim() === '') return []
  const ranges: FormulaRanges = new WeakMap()
  const parsed = parseFormula(text, ranges)
  if (!parsed.ok) {
    const { from, to, message } = parsed.issue
    const place = { from: from === to ? Math.max(0, from - 1) : from, to }
    return [{ ...place, severity: 'error', message, ...(CODE_SIGNS.test(text) ? {} : { fix: useAsText(text) }) }]
  }
  const { problems } = analyseFormula(parsed.tree, { functions, scope: scopeShape(names), ranges })
  return problems
    .map((problem): Mistake => {
      const from = problem.range?.from ?? 0
      const to = problem.range?.to ?? text.length
      const fix = fixOf(problem, text, from, to)
      return { from, to, severity: problem.severity, message: problem.message, ...(fix && { fix }) }
    })
    .toSorted((a, b) => a.from - b.from)
}

function fixOf({ code, suggestion }: FormulaProblem, text: string, from: number, to: number): Fix | undefined {
  if (code === 'unknown-name' && suggestion === undefined && ONE_NAME.test(text.trim())) return useAsText(text)
  if (suggestion === undefined || !NAMED.has(code)) return undefined
  const found = LAST_NAME.exec(text.slice(from, to))
  if (!found) return undefined
  const start = from + found.index
  return { label: words.useName(suggestion), from: start, to: start + found[0].length, text: suggestion }
}

/** People who do not know the language write their text as it is. */
function useAsText(text: string): Fix {
  return { label: words.useAsText, from: 0, to: text.length, text: literalCode(text.trim()) }
}
