import { toFormulaError } from './formula-error.ts'
import type { FormulaRange } from './ranges.ts'
import type { Run } from './settle.ts'

/** A part whose failures say where in the text it stands; the innermost part that failed counts. */
export function withRange(run: Run, range: FormulaRange): Run {
  return (scope, frame) => {
    try {
      return run(scope, frame)
    } catch (error) {
      const failure = toFormulaError('failed', error)
      throw failure.range ? failure : failure.at(range)
    }
  }
}
