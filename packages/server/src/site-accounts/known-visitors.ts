import { LIMITS } from '../limits.ts'
import type { KnownAccount, PlaceName, SitePlaces } from '../ports/site-places.ts'

/**
 * Who is signed in, as was found out a moment ago: so that a page for some costs little more than one for everybody. All that is
 * known of a place is forgotten whenever somebody works in it, before they are answered: a session that ended is over at once.
 */
export interface KnownVisitors {
  /** Whose session it is, where that is known. */
  find(place: PlaceName, token: string): KnownAccount | undefined
  /** Finds out, and remembers it for a moment. */
  look(place: PlaceName, token: string, ask: () => Promise<KnownAccount | undefined>): Promise<KnownAccount | undefined>
  /** Forgets who is signed in there, or everywhere. */
  forget(place?: PlaceName): void
}

interface Known {
  readonly account: KnownAccount
  readonly until: number
}

const keyOf = ({ projectId, isDraft }: PlaceName): string => (isDraft ? `${projectId} draft` : projectId)

export function createKnownVisitors(now: () => number): KnownVisitors {
  let places = new Map<string, Map<string, Known>>()
  return {
    find(place, token) {
      const known = places.get(keyOf(place))?.get(token)
      // A clock that was set back must not keep anybody in.
      const left = known ? known.until - now() : 0
      return left > 0 && left <= LIMITS.knownVisitorLife ? known?.account : undefined
    },
    async look(place, token, ask) {
      const key = keyOf(place)
      const visitors = places.get(key) ?? new Map<string, Known>()
      places.set(key, visitors)
      const account = await ask()
      // What was forgotten meanwhile may have changed since it was read: this map is no longer the place's.
      if (account) {
        if (visitors.size >= LIMITS.knownVisitors) visitors.clear()
        visitors.set(token, { account, until: now() + LIMITS.knownVisitorLife })
      }
      return account
    },
    forget(place) {
      if (place) places.delete(keyOf(place))
      else places = new Map()
    },
  }
}

/** Places of which nothing is known any more once somebody has worked in them. `onChange` is told of each. */
export const forgettingPlaces = (places: SitePlaces, onChange: (place: PlaceName) => void): SitePlaces => ({
  ...places,
  async use(name, work) {
    try {
      return await places.use(name, work)
    } finally {
      onChange(name)
    }
  },
  async remove(projectId) {
    await places.remove(projectId)
    for (const isDraft of [false, true]) onChange({ projectId, isDraft })
  },
})
