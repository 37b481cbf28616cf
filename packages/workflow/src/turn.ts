import type { CancelSignal, Turn } from '@heddle/kit'

/** A run as others wait for it, with the signal that it works under. */
export interface OwnTurn extends Turn {
  readonly signal: CancelSignal
  readonly end: () => void
}

/** A turn that is cancelled together with the signal it is made from, or on its own. */
export function createTurn(from: CancelSignal): OwnTurn {
  const listeners = new Set<() => void>()
  const { promise: ended, resolve } = Promise.withResolvers<void>()
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
  from.addEventListener('abort', follow)
  return {
    signal,
    cancel,
    ended,
    end() {
      from.removeEventListener('abort', follow)
      resolve()
    },
  }
}
