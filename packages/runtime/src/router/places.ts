import { focusPage, focusPlace, restoreFocus, type FocusPlace } from './focus.ts'
import { decoded } from '../routes/match-route.ts'

/** Specification section 2: the element with the hash as its id. */
export function hashTarget(hash: string): Element | null {
  return hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null
}

/** To the target of the hash, else to the top; on the page on show it glides there, where the visitor has nothing against it. */
export function scrollToTarget(target: Element | null, isHere: boolean): void {
  const behavior = isHere && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'instant'
  if (target) target.scrollIntoView({ behavior })
  else scrollTo({ top: 0, behavior })
}

export interface PlaceMemory {
  /** The entry on show is about to be left. */
  readonly leave: () => void
  /** Another entry of the history is on show. */
  readonly enter: () => void
  /** Goes back to where the entry on show was left; false when it is new. */
  readonly restore: () => boolean
}

interface Place {
  readonly scroll: readonly [x: number, y: number]
  readonly focus: FocusPlace | undefined
}

/** Remembers how far each entry of the history was scrolled and what had the focus, for the way back. */
export function createPlaceMemory(): PlaceMemory {
  const places = new Map<string, Place>()
  let current = entryKey()
  // Where a page was when it is loaded again is the browser's affair.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  return {
    leave() {
      places.set(current, { scroll: [scrollX, scrollY], focus: focusPlace() })
      history.scrollRestoration = 'manual'
    },
    enter() {
      current = entryKey()
      history.scrollRestoration = 'manual'
    },
    restore() {
      const place = places.get(current)
      if (!place) return false
      scrollTo(...place.scroll)
      if (!restoreFocus(place.focus)) focusPage(null)
      return true
    },
  }
}

/** Variables change the query of an entry while it is on show: it is no part of which entry it is. */
function entryKey(): string {
  const state: unknown = history.state
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'key') : undefined
  return typeof key === 'string' ? key : location.pathname + location.hash
}
