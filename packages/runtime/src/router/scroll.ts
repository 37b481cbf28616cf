/** Specification section 2: to the element with the hash as its id, else to the top. */
export function scrollToHash(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeHash(hash.slice(1))) : null
  if (target) target.scrollIntoView()
  else scrollTo(0, 0)
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

export interface ScrollMemory {
  /** The entry on show is about to be left. */
  readonly leave: () => void
  /** Another entry of the history is on show. */
  readonly enter: () => void
  /** Scrolls to where the entry on show was left; false when it is new. */
  readonly restore: () => boolean
}

/** Remembers how far each entry of the history was scrolled, for the way back. */
export function createScrollMemory(): ScrollMemory {
  const places = new Map<string, readonly [x: number, y: number]>()
  let current = entryKey()
  // Where a page was when it is loaded again is the browser's affair.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  return {
    leave() {
      places.set(current, [scrollX, scrollY])
      history.scrollRestoration = 'manual'
    },
    enter() {
      current = entryKey()
      history.scrollRestoration = 'manual'
    },
    restore() {
      const place = places.get(current)
      if (place) scrollTo(...place)
      return place !== undefined
    },
  }
}

function entryKey(): string {
  const state: unknown = history.state
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'key') : undefined
  return typeof key === 'string' ? key : location.href
}
