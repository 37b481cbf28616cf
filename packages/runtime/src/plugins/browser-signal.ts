import type { CancelSignal } from '@heddle/kit'

/**
 * The browser's own signal for one of a run, which is none: requests take no other. Ports have the same in a file of their own: a
 * page with a plugin and no such port would else load one file more.
 */
export function browserSignal(signal: CancelSignal): AbortSignal {
  if (signal instanceof AbortSignal) return signal
  const controller = new AbortController()
  const abort = (): void => controller.abort(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return controller.signal
}
