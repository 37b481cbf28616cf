import type { FormulaRange } from '../ranges.ts'
import type { FormulaSpread, FormulaTree } from '../tree.ts'
import type { AnalyseOptions, FormulaProblem, FunctionSignature, Shape } from './types.ts'

/** What a walk over one formula knows and finds. */
export interface Analysis {
  readonly functions: ReadonlyMap<string, FunctionSignature>
  readonly scope: Shape | undefined
  /** Parameters of the arrow functions around. */
  readonly bound: ReadonlyMap<string, Shape>
  readonly report: (
    severity: FormulaProblem['severity'],
    code: FormulaProblem['code'],
    message: string,
    at: FormulaTree | FormulaSpread,
    suggestion?: string,
  ) => void
  /** What a part gives; reports what is wrong in it. */
  readonly infer: (tree: FormulaTree, analysis: Analysis) => Shape
}

export function createAnalysis(
  { functions, scope, ranges }: AnalyseOptions,
  problems: FormulaProblem[],
  infer: Analysis['infer'],
): Analysis {
  return {
    functions: new Map(functions.map((one) => [one.name, one])),
    scope,
    bound: new Map(),
    infer,
    report(severity, code, message, at, suggestion) {
      const range: FormulaRange | undefined = ranges?.get(at)
      problems.push({ severity, code, message, ...(suggestion !== undefined && { suggestion }), ...(range && { range }) })
    },
  }
}

/**
 * The same walk in a part that may never run, or whose failure is caught: what would go wrong there is a warning, since the
 * formula as a whole may well work.
 */
export function perhaps(analysis: Analysis): Analysis {
  const { report } = analysis
  return { ...analysis, report: (_, ...problem) => report('warning', ...problem) }
}
