import type { CancelSignal, Turn } from '@heddle/kit'
import { createCancel } from './cancel.ts'

/** A run as others wait for it, with the signal that it works under. */
export interface OwnTurn extends Turn {
  readonly signal: CancelSignal
  readonly end: () => void
}

/** A turn that is cancelled together with the signal it is made from, or on its own. */
export function createTurn(from: CancelSignal): OwnTurn {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const { signal, cancel } = createCancel(from)
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
