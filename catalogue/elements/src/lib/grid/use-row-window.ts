import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { firstRow, rowWindow, type RowWindow } from './row-window.ts'

/** Pixels that rows are high, and a box, until they are measured. */
const USUAL_HEIGHT = 54
const USUAL_BOX = 480

/**
 * Follows what is in sight of a box that scrolls.
 * @param outset another one begins at the top again
 * @param count of lines, which come and go with their groups
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, outset: unknown, count: number, isOn: boolean): RowWindow {
  const [first, setFirst] = useState(0)
  const [height, setHeight] = useState(USUAL_HEIGHT)
  const [inSight, setInSight] = useState(Math.ceil(USUAL_BOX / USUAL_HEIGHT))
  const [of, setOf] = useState(outset)
  if (of !== outset) {
    setOf(outset)
    setFirst(0)
  }
  useLayoutEffect(() => {
    const { current } = box
    if (!isOn || !current) return
    const measured = current.querySelector('tbody > [aria-rowindex]')?.getBoundingClientRect().height || USUAL_HEIGHT
    setHeight(measured)
    setInSight(Math.ceil(current.clientHeight / measured))
  }, [box, isOn])
  useLayoutEffect(() => {
    if (box.current && isOn) box.current.scrollTop = 0
  }, [box, isOn, outset])
  useEffect(() => {
    const { current } = box
    if (!isOn || !current) return undefined
    const follow = (): void => setFirst(firstRow(current.scrollTop, height))
    current.addEventListener('scroll', follow, { passive: true })
    return () => current.removeEventListener('scroll', follow)
  }, [box, isOn, height])
  if (!isOn) return { from: 0, to: count, before: 0, after: 0 }
  return rowWindow(count, of === outset ? first : 0, height, inSight)
}
