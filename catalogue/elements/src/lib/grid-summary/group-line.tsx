import type { ReactNode } from 'react'
import { toText } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import { cellText } from '../grid/cell-text.ts'
import type { RowGroup } from '../grid/summary.ts'
import type { GridState } from '../grid/use-grid.ts'
import { TotalCells } from './totals.tsx'

/** The head of a group: a button that hides and shows its rows, and what its columns come to. */
export function GroupLine({
  group,
  number,
  grid,
  props,
}: {
  readonly group: RowGroup
  readonly number: number
  readonly grid: GridState
  readonly props: GridProps
}): ReactNode {
  const { id, text, places } = group
  const words: Readonly<Record<string, string>> = {
    value: text || toText(props.noValueText),
    count: cellText(places.length, 'number', grid.writing),
  }
  return (
    <tr aria-rowindex={number} className="heddle-grid-group">
      <TotalCells grid={grid} props={props} places={places}>
        <button
          type="button"
          className="heddle-grid-group-name"
          aria-expanded={!grid.closed.has(id)}
          onClick={() =>
            grid.setTurned((last) => {
              const next = new Set(last)
              if (!next.delete(id)) next.add(id)
              return next
            })
          }
        >
          <span className="heddle-grid-title">
            {toText(props.groupText).replaceAll(/\{(value|count)\}/g, (_, name: string) => words[name] ?? '')}
          </span>
        </button>
      </TotalCells>
    </tr>
  )
}
