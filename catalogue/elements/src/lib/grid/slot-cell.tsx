import type { MouseEvent, ReactNode } from 'react'
import { LocalSlot } from '@heddle/kit/react/local'
import type { PlacedColumn } from './arrange-columns.ts'
import type { CellSlot } from './limits.ts'

/** What is used by itself: a press there is none on the row. */
const USED = 'a, button, input, select, textarea, label, summary, [tabindex]'

/** What a builder draws a cell with; elements in it know the row and the value. */
export function SlotCell({
  slot,
  column,
  row,
  value,
  place,
  at,
  gridId,
}: {
  readonly slot: CellSlot
  readonly column: PlacedColumn
  readonly row: unknown
  readonly value: unknown
  /** Its row in the list, and among those on show. */
  readonly place: number
  readonly at: number
  /** What the canvas of the editor knows the grid by, in the row whose cells are dropped into; absent elsewhere. */
  readonly gridId: string | undefined
}): ReactNode {
  return (
    <div
      className="heddle-grid-slot"
      {...(gridId && { 'data-outlet': `${gridId}.${slot}`, 'data-min-size': '24' })}
      onClick={(event: MouseEvent) => {
        if (event.target instanceof Element && event.target.closest(USED)?.closest('.heddle-grid-slot')) event.stopPropagation()
      }}
    >
      <LocalSlot
        name={slot}
        item={`${place} ${column.id}`}
        data={{ row: { item: row, index: place, displayIndex: at }, cell: { value } }}
      />
    </div>
  )
}
