import { useEffect, type KeyboardEvent, type RefObject } from 'react'
import type { Area, Spot } from './grid-step.ts'

/** Nobody else is to take this key. */
export function taken(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/** The cell that something stands in, which names its place as `data-cell="row:column"`. */
export function spotOf(target: EventTarget): Spot | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  if (!cell) return undefined
  const [row, column] = (cell.dataset['cell'] ?? '').split(':').map(Number)
  return row === undefined || column === undefined ? undefined : { row, column }
}

/** What stands in an area, line by line. */
export function blockOf({ top, bottom, left, right }: Area, textAt: (spot: Spot) => string): readonly (readonly string[])[] {
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) => textAt({ row: top + row, column: left + column })),
  )
}

/** The columns of a row that are selected; nothing of one cell alone. */
export function selectedIn({ top, bottom, left, right }: Area, row: number): readonly [number, number] | undefined {
  const isOne = top === bottom && left === right
  return isOne || row < top || row > bottom ? undefined : [left, right]
}

/** Scrolls to the active cell, below the line of names (`data-heads`). */
export function useKeepInSight(
  scroller: RefObject<HTMLDivElement | null>,
  { row, column }: Spot,
  rowHeight: number,
  cellId: (spot: Spot) => string,
): void {
  useEffect(() => {
    const grid = scroller.current
    if (!grid || row < 0) return
    const head = grid.querySelector<HTMLElement>('[data-heads]')?.offsetHeight ?? 0
    const top = row * rowHeight
    if (top < grid.scrollTop) grid.scrollTop = top
    else if (top + rowHeight + head > grid.scrollTop + grid.clientHeight)
      grid.scrollTop = top + rowHeight + head - grid.clientHeight
    document.getElementById(cellId({ row, column }))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [scroller, row, column, rowHeight, cellId])
}
