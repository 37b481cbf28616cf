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
  /** Counts a request of a visitor who made fewer than `most`; answers how many they made with it. */
  const count = (visitor: string, most: number): number => {
    const time = now()
    // A clock that was set back must not stop anybody for longer.
    if (time >= ends || ends - time > LIMITS.visitWindow) {
      counts.clear()
      ends = time + LIMITS.visitWindow
    }
    const made = counts.get(visitor) ?? 0
    // Nobody gains by coming from so many addresses that the list becomes the burden.
    if (made === 0 && counts.size >= LIMITS.countedVisitors) return 0
    if (made < most) counts.set(visitor, made + 1)
    return made + 1
  }
  return {
    // Who is beyond it waits, also where the window ends in this very moment.
    take: (visitor) => (count(visitor, Infinity) > LIMITS.visitsPerWindow ? Math.max(1, Math.ceil((ends - now()) / 1000)) : 0),
    takeUnderLimit: (visitor) => count(visitor, LIMITS.visitsPerWindow) <= LIMITS.visitsPerWindow,
  }
}
