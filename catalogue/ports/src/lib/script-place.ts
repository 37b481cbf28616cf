import { MESSAGES } from './messages.ts'

/** Lines of a published module before the code that somebody wrote. */
const LINES_BEFORE = 1

/**
 * A slip that code ran into, with line and column in it, where the browser tells them: the topmost place of the failure that lies
 * in the module. What code throws on purpose, such as an `Error` with words for visitors, stays as it is.
 */
export function withPlace(error: unknown, address: string): unknown {
  if (!(error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError)) return error
  const stack = String(error.stack)
  const at = stack.indexOf(`${address}:`)
  const [, line, column] = (at < 0 ? null : /^:(\d+):(\d+)/.exec(stack.slice(at + address.length))) ?? []
  if (line === undefined) return error
  return new Error(MESSAGES.atPlace(error.message, Number(line) - LINES_BEFORE, Number(column)), { cause: error })
}
