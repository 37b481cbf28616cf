import type { CancelSignal } from '@heddle/kit'

/** A signal and what sets it off: as the browser's, without an object of the browser for each run. */
export interface Cancel {
  readonly signal: CancelSignal
  /** The first reason stays. */
  readonly cancel: (reason: unknown) => void
}

export function createCancel(from?: Pick<CancelSignal, 'aborted' | 'reason'>): Cancel {
  const listeners = new Set<() => void>()
  const signal = {
    aborted: from?.aborted ?? false,
    reason: from?.reason,
    throwIfAborted() {
      if (signal.aborted) throw signal.reason
    },
    addEventListener: (_type: 'abort', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: 'abort', listener: () => void) => void listeners.delete(listener),
  }
  return {
    signal,
    cancel(reason) {
      if (signal.aborted) return
      signal.aborted = true
      signal.reason = reason
      for (const listener of listeners) listener()
    },
  }
}
