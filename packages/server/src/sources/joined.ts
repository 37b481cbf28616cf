/** Work that several wait for at once is done once, and ends when the last of them has gone. */
export interface Joined<T> {
  /** @param signal of whoever waits */
  run(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>
}

interface UnderWay<T> {
  readonly answer: Promise<T>
  readonly controller: AbortController
  waiting: number
}

export function createJoined<T>(): Joined<T> {
  const underWay = new Map<string, UnderWay<T>>()

  function begin(key: string, work: (signal: AbortSignal) => Promise<T>): UnderWay<T> {
    const controller = new AbortController()
    const answer = work(controller.signal).finally(() => {
      if (underWay.get(key) === one) underWay.delete(key)
    })
    const one: UnderWay<T> = { answer, controller, waiting: 0 }
    underWay.set(key, one)
    return one
  }

  return {
    run(key, signal, work) {
      if (signal.aborted) return Promise.reject(signal.reason as Error)
      const one = underWay.get(key) ?? begin(key, work)
      one.waiting++
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          reject(signal.reason as Error)
          if (--one.waiting > 0) return
          // Whoever comes now begins anew.
          if (underWay.get(key) === one) underWay.delete(key)
          one.controller.abort(signal.reason)
        }
        signal.addEventListener('abort', leave, { once: true })
        one.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
      })
    },
  }
}
