/** Pixels from an edge within which what scrolls goes on by itself, and the most that it goes at once. */
const NEAR = 48
const MOST = 18

/** What scrolls up and down around rows: their own box, or else what the box stands in. */
export function scrollerOf(box: Element): Element {
  for (let one: Element | null = box; one; one = one.parentElement) {
    const { overflowY } = getComputedStyle(one)
    if (one.scrollHeight > one.clientHeight && (overflowY === 'auto' || overflowY === 'scroll')) return one
  }
  return document.scrollingElement ?? document.documentElement
}

/**
 * Pixels to scroll by once the pointer is near an edge, the nearer the more.
 * @param y of the pointer
 */
export function scrollStep(y: number, top: number, bottom: number): number {
  const near = Math.min(NEAR, (bottom - top) / 3)
  if (near <= 0) return 0
  const over = y < top + near ? y - top - near : y > bottom - near ? y - bottom + near : 0
  return Math.round(Math.max(-1, Math.min(1, over / near)) * MOST)
}

/**
 * Scrolls on while the pointer is near an edge.
 * @param covered pixels at the top that lie under the headings
 */
export function scrollNearEdge(scroller: Element, y: number, covered: number): void {
  const isPage = scroller === document.scrollingElement
  const { top, bottom } = scroller.getBoundingClientRect()
  const step = isPage ? scrollStep(y, 0, innerHeight) : scrollStep(y, Math.max(0, top + covered), Math.min(innerHeight, bottom))
  if (step !== 0) scroller.scrollTop += step
}
