import { landingAt, type Landing, type RowEdges } from './move-row.ts'
import { inSightOf, scrollerOf, scrollNearEdge } from './scroll-near-edge.ts'

/** Pixels that a pointer goes before it drags: less is a press. */
const LEAST = 4

export interface PointerStart {
  readonly pointerId: number
  readonly clientX: number
  readonly clientY: number
}

/** What becomes of a row under a pointer. */
export interface PointerDrag {
  readonly begin: () => void
  /** It would land there now. */
  readonly land: (landing: Landing | undefined) => void
  /** It was let go there; `undefined` for one that is put back. */
  readonly end: (landing: Landing | undefined) => void
}

/**
 * Follows a pointer that went down on a grip until it is let go, Escape is pressed, or it is lost.
 * @param box what the rows stand in
 * @returns ends it, as if it was lost
 */
export function followPointer(box: HTMLElement, start: PointerStart, drag: PointerDrag): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let { clientY: y } = start
  let frame = 0
  let landing: Landing | undefined
  const look = (): void => {
    const scroller = scrollerOf(box)
    const sight = inSightOf(box, scroller)
    const { top, bottom } = sight
    scrollNearEdge(scroller, y, sight)
    // The line is seen, however far the pointer is.
    const now = landingAt(edgesOf(box), Math.max(top, Math.min(bottom, y)), sight)
    if (now?.before !== landing?.before || now?.y !== landing?.y) drag.land(now)
    landing = now
  }
  const follow = (): void => {
    look()
    frame = requestAnimationFrame(follow)
  }
  const stop = (isDropped: boolean): void => {
    listening.abort()
    if (frame === 0) return
    cancelAnimationFrame(frame)
    if (isDropped) look()
    swallowClick()
    drag.end(isDropped ? landing : undefined)
  }
  const own = (then: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === start.pointerId) then(event)
  }
  const onMove = own(({ clientX, clientY }) => {
    y = clientY
    if (frame !== 0 || Math.hypot(clientX - start.clientX, clientY - start.clientY) < LEAST) return
    drag.begin()
    follow()
  })
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || frame === 0) return
    event.preventDefault()
    event.stopPropagation()
    stop(false)
  }
  document.addEventListener('pointermove', onMove, options)
  document.addEventListener(
    'pointerup',
    own(({ clientY }) => {
      y = clientY
      stop(true)
    }),
    options,
  )
  document.addEventListener(
    'pointercancel',
    own(() => stop(false)),
    options,
  )
  document.addEventListener('keydown', onKey, options)
  return () => stop(false)
}

/** Rows that stand, each with what it shows of itself below. */
function edgesOf(box: HTMLElement): readonly RowEdges[] {
  return [...box.querySelectorAll('tbody > [aria-rowindex]')].map((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    const { nextElementSibling: next } = row
    const isOpen = next?.classList.contains('heddle-grid-details') === true
    // Headings have the first number.
    const place = Number(row.getAttribute('aria-rowindex')) - 2
    return { place, top, bottom: isOpen ? next.getBoundingClientRect().bottom : bottom }
  })
}

/** Letting go where one has dragged to is no press on what lies there. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
}
