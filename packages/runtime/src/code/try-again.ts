import { RETRY } from '../limits.ts'

/**
 * Repeats what failed until it succeeds: after pauses that grow, and at once when the browser is online again.
 * @param attempt gives whether it succeeded, or should not be tried any more
 */
export async function tryAgain(attempt: () => Promise<boolean>): Promise<void> {
  let pause: number = RETRY.first
  do {
    await pauseOrOnline(pause)
    pause = Math.min(pause * 2, RETRY.most)
  } while (!(await attempt()))
}

function pauseOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    addEventListener('online', done)
  })
}
