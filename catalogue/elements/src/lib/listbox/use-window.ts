import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Rows that stand at a time, twice as many as are ever in sight; shorter lists stand whole. */
const STANDING = 32
/** Rows of a longer list that stand until somebody moves in it, so that it opens sooner: those in sight, and these beyond. */
const BEYOND = 2
/** So many as long as it is not known how many are in sight, which is usually less. */
const STANDING_FIRST = 9
/** Rows that stand before those in sight, and how many are exchanged at once. */
const BEFORE = 8
const STEP = 4
/** Pixels from the end of a list at which it is reached. */
const NEAR_END = 48
/** Pixels that rows are high unless they are measured to be others. */
const USUAL_HEIGHT = 40

export interface WindowOptions {
  /** What scrolls; its rows name their places by `aria-posinset`. */
  readonly list: RefObject<HTMLElement | null>
  /** What the rows are of: another one is another list. */
  readonly rows: readonly unknown[]
  /** Row that is to be in sight; -1 for none. */
  readonly at: number
  /** Whether it can be seen: only then it is measured. */
  readonly isShown: boolean
  /** Called when its end is scrolled to. */
  readonly onEnd: () => void
}

export interface ListWindow {
  /** Rows that stand. */
  readonly from: number
  readonly to: number
  /** Pixels that those before and after them take. */
  readonly before: number
  readonly after: number
  readonly onScroll: () => void
}

/**
 * Lets only those rows of a list stand that are near what is in sight: the others are room, as high as rows are on average.
 */
export function useWindow({ list, rows, at, isShown, onEnd }: WindowOptions): ListWindow {
  const count = rows.length
  const [first, setFirst] = useState(0)
  const [height, setHeight] = useState(USUAL_HEIGHT)
  const [hasMoved, setMoved] = useState(false)
  const [early, setEarly] = useState(STANDING_FIRST)
  const isMeasured = useRef(false)
  const wanted = useRef(-1)
  const standing = count <= STANDING || first > 0 || hasMoved ? STANDING : early
  const from = Math.max(0, Math.min(first, count - standing))
  const to = Math.min(count, from + standing)
  const before = from * height
  const after = (count - to) * height

  useLayoutEffect(() => {
    wanted.current = at
  }, [at, rows])
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !isShown) return
    // Rows are measured where they stand first, and not again: all that is not in sight would jump.
    if (!isMeasured.current && to - from < count) {
      isMeasured.current = true
      const each = (element.scrollHeight - before - after) / (to - from)
      setHeight(each)
      setEarly(Math.min(STANDING, Math.max(STANDING_FIRST, Math.ceil(element.clientHeight / each) + BEYOND)))
    }
    if (wanted.current < 0) return
    const row = element.querySelector(`[aria-posinset="${wanted.current + 1}"]`)
    if (!row) return setFirst(firstAt(wanted.current))
    wanted.current = -1
    const [outer, inner] = [element.getBoundingClientRect(), row.getBoundingClientRect()]
    if (inner.top < outer.top) element.scrollTop -= outer.top - inner.top
    else if (inner.bottom > outer.bottom) element.scrollTop += inner.bottom - outer.bottom
  }, [list, at, rows, isShown, count, from, to, before, after])
  return {
    from,
    to,
    before,
    after,
    onScroll() {
      const element = list.current
      if (!element) return
      setMoved(true)
      setFirst(firstAt(Math.floor(element.scrollTop / height)))
      if (element.scrollTop + element.clientHeight >= element.scrollHeight - NEAR_END) onEnd()
    },
  }
}

/** The first row that stands when one is to be in sight. */
const firstAt = (row: number): number => Math.max(0, Math.floor((row - BEFORE) / STEP) * STEP)
