import type { CancelSignal } from '@heddle/kit'
import { BREATH_INTERVAL } from './limits.ts'
import type { Run } from './run.ts'

export const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'

/** The promise's value, or nothing as soon as the signal is aborted: an action that does not listen to it keeps no run alive. */
function unlessCancelled(promise: PromiseLike<unknown>, signal: CancelSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const abort = () => resolve(undefined)
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
    promise.then(resolve, reject).then(() => signal.removeEventListener('abort', abort))
  })
}

/** Waits for an action, and notes that there was time for others if time passed. */
export async function waitFor({ family }: Run, promise: PromiseLike<unknown>): Promise<unknown> {
  const before = family.clock.now()
  try {
    return await unlessCancelled(promise, family.signal)
  } finally {
    const now = family.clock.now()
    if (now > before) family.waitedAt = family.breathedAt = now
  }
}

/** Whether the run worked so long that the page should draw and take events first. */
export const needsBreath = ({ family }: Run) => family.clock.now() - family.breathedAt >= BREATH_INTERVAL

/** A pause that does not count as a wait of the workflow's own. */
export async function breathe({ family, host }: Run): Promise<void> {
  try {
    await unlessCancelled(host.clock.wait(0, family.signal), family.signal)
  } catch {
    // A clock that cannot wait here (a page that goes) must not fail the workflow.
  }
  family.breathedAt = family.clock.now()
}
