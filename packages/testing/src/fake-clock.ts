import type { ActionPorts, CancelSignal } from '@heddle/kit'

export type HostClock = ActionPorts['clock']

export interface FakeClock extends HostClock {
  /** Moves time on and lets everything that becomes due go on, in the order of time. */
  readonly advance: (milliseconds: number) => Promise<void>
  /** How many waits are open. */
  readonly waiting: () => number
}

interface Waiter {
  readonly due: number
  readonly condition?: (() => unknown) | undefined
  readonly settle: (holds: boolean) => void
}

// Taken here so that a test with timers of its own does not stop this one.
const later = globalThis.setTimeout
/** Lets everything that waits for nothing outside run to its end. */
export const settled = () => new Promise<void>((resolve) => later(resolve, 0))

/** Time that stands still until a test moves it. `until` asks its condition at once and whenever time is moved. */
export function createFakeClock(start = 0): FakeClock {
  let time = start
  const waiters = new Set<Waiter>()

  function wait(milliseconds: number, signal: CancelSignal, condition?: () => unknown): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      if (condition?.()) return resolve(true)
      function settle(holds: boolean) {
        waiters.delete(waiter)
        signal.removeEventListener('abort', abort)
        resolve(holds)
      }
      function abort() {
        waiters.delete(waiter)
        reject(signal.reason)
      }
      const waiter: Waiter = { due: time + milliseconds, condition, settle }
      waiters.add(waiter)
      signal.addEventListener('abort', abort, { once: true })
    })
  }

  function settleReady() {
    for (const waiter of waiters) {
      if (waiter.condition?.()) waiter.settle(true)
      else if (waiter.due <= time) waiter.settle(waiter.condition === undefined)
    }
  }

  return {
    now: () => time,
    wait: (milliseconds, signal) => wait(milliseconds, signal).then(() => undefined),
    until: (condition, milliseconds, signal) => wait(milliseconds, signal, condition),
    waiting: () => waiters.size,
    async advance(milliseconds) {
      const end = time + milliseconds
      await settled()
      for (;;) {
        settleReady()
        await settled()
        const due = Math.min(...[...waiters].map((waiter) => waiter.due))
        if (due > end) break
        time = Math.max(time, due)
      }
      time = end
      settleReady()
      await settled()
    },
  }
}
