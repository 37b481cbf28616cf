import type { FunctionBody } from '@heddle/kit'
import { runLazily } from '../../lib/arguments/run-lazily.ts'

export const call: FunctionBody = (_host, value, fallback) => {
  try {
    return runLazily(value)
  } catch (error) {
    if (isOutOfBudget(error)) throw error
    return runLazily(fallback)
  }
}

const OUT_OF_BUDGET: readonly unknown[] = ['too-many-steps', 'too-deep', 'endless']

/** Errors of the budget: catching them would let a formula go on without an end. */
function isOutOfBudget(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && OUT_OF_BUDGET.includes(error.code)
}
