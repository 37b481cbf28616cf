import { useEffect, useState, type RefObject } from 'react'

/** Rows drawn beyond each edge of what is in sight. */
const SPARE = 6
/** More rows than most windows hold: then scrolling takes away those that left and adds those that came, and moves no other. */
const SLOTS = 64

/**
 * The key of the row at an index: rows that come in place of others take over their elements, as a list that is searched is made
 * anew with each key, and changing a text costs a fraction of making a line.
 * @param drawn how many rows are drawn at once
 */
export function slotOf(index: number, drawn: number): number {
  return index % Math.max(SLOTS, drawn)
}

/**
 * The range of equally high rows that are in sight of a scrolling element, `end` excluded.
 * @param spare rows beyond each edge that are drawn too
 */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  spare = SPARE,
): { readonly start: number; readonly end: number } {
  const [range, setRange] = useState({ start: 0, end: 60 })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      const start = Math.max(0, Math.floor(element.scrollTop / rowHeight) - spare)
      const end = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + spare
      setRange((before) => (before.start === start && before.end === end ? before : { start, end }))
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [scroller, rowHeight, spare])
  return { start: Math.min(range.start, Math.max(0, count - 1)), end: Math.min(count, range.end) }
}
