import { MAX_RETRY_DELAY } from '../../lib/limits.ts'

/**
 * Milliseconds to wait before the retry that follows the given attempt, counted from 0.
 * @param delay the first wait in milliseconds, not below 0
 */
export function delayBefore(attempt: number, delay: number, isExponential: boolean): number {
  return Math.min(MAX_RETRY_DELAY, isExponential ? delay * 2 ** attempt : delay * (attempt + 1))
}
