import { useEffect, useState, type RefObject } from 'react'

/** Rows drawn beyond each edge of what is in sight. */
const SPARE = 6

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
