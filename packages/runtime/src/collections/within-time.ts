import { MESSAGES } from '../messages.ts'

/**
 * Runs what takes a signal that aborts after so many seconds too; it is told then that this was too long.
 * @param seconds none, or what is no such number: as long as it takes
 */
export async function withinTime<T>(seconds: unknown, outer: AbortSignal, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = Number(seconds)
  if (!(limit > 0)) return run(outer)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error(MESSAGES.tooSlow(limit))), limit * 1000)
  try {
    return await run(AbortSignal.any([outer, late.signal]))
  } finally {
    clearTimeout(timer)
  }
}
