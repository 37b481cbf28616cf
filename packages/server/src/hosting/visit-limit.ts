import { LIMITS } from '../limits.ts'

/** Counts the requests of each visitor to sites and files, so that one of them cannot take the server from all others. */
export interface VisitLimit {
  /** Counts a request. 0: it may pass; else the seconds after which the next one may. `visitor`: see `visitorKey`. */
  take(visitor: string): number
  /** Counts a request that may pass; one that may not is left to `take`. */
  takeUnderLimit(visitor: string): boolean
}

export function createVisitLimit(now: () => number): VisitLimit {
  const counts = new Map<string, number>()
  let ends = 0
  const take = (visitor: string): number => {
    const time = now()
    // A clock that was set back must not stop anybody for longer.
    if (time >= ends || ends - time > LIMITS.visitWindow) {
      counts.clear()
      ends = time + LIMITS.visitWindow
    }
    const known = counts.get(visitor)
    // Nobody gains by coming from so many addresses that the list becomes the burden.
    if (known === undefined && counts.size >= LIMITS.countedVisitors) return 0
    const count = (known ?? 0) + 1
    counts.set(visitor, count)
    return count > LIMITS.visitsPerWindow ? Math.ceil((ends - time) / 1000) : 0
  }
  return {
    take,
    takeUnderLimit: (visitor) => (counts.get(visitor) ?? 0) < LIMITS.visitsPerWindow && take(visitor) === 0,
  }
}
