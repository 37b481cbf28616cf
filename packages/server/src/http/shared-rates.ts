import { LIMITS } from '../limits.ts'
import type { Notices, RequestsElsewhere } from '../ports/notices.ts'
import { digest } from '../site-accounts/sessions.ts'

/** A place to count in, as the limits of the framework ask for one. */
interface RateStore {
  incr(
    name: string,
    done: (error: Error | null, counted: { readonly current: number; readonly ttl: number }) => void,
    window: number,
    max: number,
  ): void
  child(): RateStore
}

export type RateStores = new () => RateStore

interface Count {
  /** Here and elsewhere. */
  all: number
  /** Of those here, what the others were not told of yet. */
  untold: number
}

/**
 * Requests in a minute, counted by several processes on one database together, as the framework's limits take it.
 *
 * A process tells the others of a visitor as soon as an eighth of what is allowed has come to it, so that of P processes at most
 * (P - 1) / 8 more than that pass, and who asks little costs nobody a notice. Windows begin when the clock says so, at the same
 * moment everywhere: windows of their own would each give a visitor all of it anew.
 */
export function shareRates(notices: Pick<Notices, 'tell' | 'follow'>, now: () => number): RateStores {
  let current = 0
  const counts = new Map<string, Count>()

  const windowHere = (): number => Math.floor(now() / LIMITS.rateWindow)

  function countIn(window: number, key: string): Count | undefined {
    if (window !== current) {
      counts.clear()
      current = window
    }
    const known = counts.get(key)
    // Nobody gains by coming from so many addresses that the list becomes the burden.
    if (known || counts.size >= LIMITS.countedVisitors) return known
    const count = { all: 0, untold: 0 }
    counts.set(key, count)
    return count
  }

  function heard({ key, window, count }: RequestsElsewhere): void {
    const here = windowHere()
    // What is over here is told by a clock that is behind; one that is wrong must not stop the counting of all.
    const isNow = window === Math.max(here, current) || window === here + 1
    if (!isNow || !Number.isSafeInteger(count) || count < 0) return
    const known = countIn(window, key)
    if (known) known.all += count
  }
  notices.follow({
    onNotice: (notice) => (notice.about === 'requests' ? heard(notice) : undefined),
    onGap: () => undefined,
  })

  return class implements RateStore {
    incr(...[name, done, length, max]: Parameters<RateStore['incr']>): void {
      const here = windowHere()
      // The next one has begun where a clock is ahead of this one.
      const window = current === here + 1 ? current : here
      // A notice names nobody.
      const key = digest(name)
      const count = countIn(window, key)
      if (!count) return done(null, { current: 1, ttl: length })
      count.all += 1
      // What is refused need not be told.
      if (count.all <= max) count.untold += 1
      if (count.untold >= Math.ceil(max / LIMITS.toldShare)) {
        notices.tell({ about: 'requests', key, window, count: count.untold })
        count.untold = 0
      }
      done(null, { current: count.all, ttl: (window + 1) * length - now() })
    }
    /** Names say which route they are of. */
    child(): RateStore {
      return this
    }
  }
}
