import { effect } from '@preact/signals-core'
import { LONGEST_TIMER, type ActionPorts } from '@heddle/kit'

/** The visitor's clock. A wait ends with the signal. */
export const clockPort: ActionPorts['clock'] = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      }
      const timer = setTimeout(
        () => {
          signal.removeEventListener('abort', stop)
          resolve()
        },
        Math.min(milliseconds, LONGEST_TIMER),
      )
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
    }),
  until: (condition, milliseconds, signal) =>
    new Promise((resolve, reject) => {
      let unfollow = (): void => {}
      const end = (settle: () => void): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', cancel)
        queueMicrotask(() => unfollow())
        settle()
      }
      const cancel = (): void => end(() => reject(signal.reason as Error))
      const timer = setTimeout(() => end(() => resolve(false)), Math.min(milliseconds, LONGEST_TIMER))
      signal.addEventListener('abort', cancel, { once: true })
      if (signal.aborted) return cancel()
      unfollow = effect(() => {
        try {
          if (condition()) end(() => resolve(true))
        } catch (error) {
          end(() => reject(error as Error))
        }
      })
    }),
}
