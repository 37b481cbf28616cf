import type { CancelSignal } from '@heddle/kit'

export interface Cancel {
  readonly signal: CancelSignal
  readonly cancel: (reason: unknown) => void
  /** Stops following the signal it was made from. */
  readonly release: () => void
}

/** A signal that is aborted together with another one, or on its own. */
export function createCancel(from: CancelSignal): Cancel {
  const listeners = new Set<() => void>()
  const signal = {
    aborted: from.aborted,
    reason: from.reason,
    throwIfAborted() {
      if (signal.aborted) throw signal.reason
    },
    addEventListener: (_type: 'abort', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: 'abort', listener: () => void) => void listeners.delete(listener),
  }
  function cancel(reason: unknown) {
    if (signal.aborted) return
    signal.aborted = true
    signal.reason = reason
    for (const listener of listeners) listener()
  }
  const follow = () => cancel(from.reason)
  from.addEventListener('abort', follow, { once: true })
  return { signal, cancel, release: () => from.removeEventListener('abort', follow) }
}
