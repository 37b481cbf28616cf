import type { CancelSignal } from '@heddle/kit'

interface Request {
  readonly controller: AbortController
  readonly answer: Promise<unknown>
  /** The request that took its place. */
  next?: Request
}

/** Requests under way, one per collection: the newest wins, and whoever waits for an older one gets what it gives. */
export interface Requests {
  /** Aborts the request before it. Rejects with the reason when `outer` or `abortAll` cancels it. */
  readonly start: (
    id: string,
    outer: CancelSignal | undefined,
    run: (signal: AbortSignal) => Promise<unknown>,
  ) => Promise<unknown>
  readonly current: (id: string) => Promise<unknown> | undefined
  readonly abortAll: () => void
}

/** Why a request was aborted whose place another one took. */
export const SUPERSEDED = new Error('Superseded')

export function createRequests(): Requests {
  const requests = new Map<string, Request>()

  return {
    start(id, outer, run) {
      const controller = new AbortController()
      const before = requests.get(id)
      // Asked for only when it is needed: the request itself is made of this promise.
      const answer = follow(() => request)
      const request: Request = { controller, answer }
      requests.set(id, request)
      if (before) {
        before.next = request
        before.controller.abort(SUPERSEDED)
      }
      return answer

      async function follow(self: () => Request): Promise<unknown> {
        const cancel = (): void => controller.abort(outer?.reason)
        if (outer?.aborted) cancel()
        outer?.addEventListener('abort', cancel, { once: true })
        try {
          return await run(controller.signal)
        } catch (error) {
          const { next } = self()
          if (!next) throw error
          return await (outer ? orAborted(next.answer, outer) : next.answer)
        } finally {
          outer?.removeEventListener('abort', cancel)
          if (requests.get(id) === self()) requests.delete(id)
        }
      }
    },
    current: (id) => requests.get(id)?.answer,
    abortAll() {
      for (const { controller } of requests.values()) controller.abort()
      requests.clear()
    },
  }
}

/** What the promise gives, or the reason of the abort at once, whether or not the promise takes note of it. */
export function orAborted<T>(promise: Promise<T>, signal: CancelSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
