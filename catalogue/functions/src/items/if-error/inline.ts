import type { InlineBody } from '@heddle/kit'
import { NOTHING } from '../../lib/arguments/nothing.ts'

export const inline: InlineBody =
  ([value = NOTHING, fallback = NOTHING], host) =>
  (scope, frame) => {
    try {
      return value(scope, frame)
    } catch (error) {
      host.spendFailure()
      if (isOutOfBudget(error)) throw error
      return fallback(scope, frame)
    }
  }

const OUT_OF_BUDGET: readonly unknown[] = ['too-many-steps', 'too-deep', 'endless']

/** Errors of the budget: catching them would let a formula go on without an end. */
function isOutOfBudget(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && OUT_OF_BUDGET.includes(error.code)
}
