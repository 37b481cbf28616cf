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

/** Heights of the screen between which rows are in sight, below the headings and above the totals of their box. */
export interface InSight {
  readonly top: number
  readonly bottom: number
}

/** What is in sight of rows that stand in a box, as far as it is on the screen. */
export function inSightOf(box: Element, scroller: Element): InSight {
  const heightOf = (part: string): number => box.querySelector<HTMLElement>(part)?.offsetHeight ?? 0
  const isPage = scroller === document.scrollingElement
  const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect()
  const [head, foot] = scroller === box ? [heightOf('thead'), heightOf('tfoot')] : [0, 0]
  return { top: Math.max(0, top + head), bottom: Math.min(innerHeight, bottom - foot) }
}

/** Scrolls on while the pointer is near an edge of what is in sight. */
export function scrollNearEdge(scroller: Element, y: number, { top, bottom }: InSight): void {
  const step = scrollStep(y, top, bottom)
  if (step !== 0) scroller.scrollTop += step
}
