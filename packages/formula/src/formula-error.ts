import { RUN_MESSAGES } from './messages.ts'
import type { FormulaRange } from './ranges.ts'

export type FormulaErrorCode =
  | 'unknown-name'
  | 'not-a-function'
  | 'no-value'
  | 'bad-key'
  | 'forbidden'
  | 'too-deep'
  | 'too-many-steps'
  | 'endless'
  | 'text-too-long'
  | 'list-too-long'
  | 'function-value'
  | 'not-a-list'
  | 'broken-tree'
  | 'failed'

/**
 * A formula that cannot be run to its end. `failed` carries what a host function or an operator threw as its `cause`.
 * `range` is the part of the text that failed, when the formula was compiled with the ranges of its text.
 */
export class FormulaError extends Error {
  override readonly name = 'FormulaError'
  readonly code: FormulaErrorCode
  readonly range: FormulaRange | undefined
  constructor(code: FormulaErrorCode, message: string, cause?: unknown, range?: FormulaRange) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.range = range
  }

  /** The same error about other characters, or about none. */
  at(range: FormulaRange | undefined): FormulaError {
    return new FormulaError(this.code, this.message, this.cause, range)
  }
}

/** Whatever was thrown as a `FormulaError`. Running out of stack is nesting too deeply. Never throws itself. */
export function toFormulaError(code: 'broken-tree' | 'failed', error: unknown): FormulaError {
  try {
    if (error instanceof FormulaError) return error
    if (error instanceof RangeError && error.message.includes('call stack'))
      return new FormulaError('too-deep', RUN_MESSAGES.tooDeep)
    const message = code === 'failed' && error instanceof Error ? String(error.message) : RUN_MESSAGES.broken
    return new FormulaError(code, message, error)
  } catch {
    return new FormulaError(code, RUN_MESSAGES.broken)
  }
}
