import { memo } from 'react'
import type { RowField } from '@heddle/document'
import { classNames } from '../../../ui/class-names.ts'
import { CellInput } from './cell-input.tsx'
import { cellText } from '../../../controls/cell-text.ts'
import { cellProblem } from './cells.ts'
import type { ColumnWidths } from './column-widths.ts'
import { words } from './words.ts'
import styles from './grid.module.css'

interface GridRowProps {
  readonly row: number
  /** What the row is called: rows of pages before it count too. */
  readonly number: number
  readonly value: unknown
  readonly columns: readonly RowField[]
  readonly widths: ColumnWidths
  /** The line that takes a new row. */
  readonly isNew: boolean
  readonly activeColumn: number | undefined
  readonly selected: readonly [first: number, last: number] | undefined
  /** What is being typed into the active cell. */
  readonly typing: string | undefined
  readonly onFinish: (text: string | undefined, step: 'down' | 'right' | 'left' | 'stay') => void
}

/** One row of the grid. Rows that stay as they are are not drawn again. */
export const GridRow = memo(
  function GridRow({ row, number, value, columns, widths, isNew, activeColumn, selected, typing, onFinish }: GridRowProps) {
    return (
      <div
        role="row"
        aria-rowindex={row + 2}
        className={classNames(styles.row, isNew && styles.new)}
        style={{ transform: `translateY(calc(${row} * var(--grid-row)))` }}
      >
        <span role="rowheader" aria-colindex={1} className={styles.number}>
          {isNew ? <span aria-label={words.newRow}>+</span> : number}
        </span>
        {columns.map((field, column) => {
          const held = heldIn(value, field.name)
          const problem = cellProblem(field.type, held)
          const isActive = column === activeColumn
          const isTyping = isActive && typing !== undefined
          return (
            <span
              key={field.name}
              id={`cell-${row}-${column}`}
              role="gridcell"
              aria-colindex={column + 2}
              aria-selected={isActive || (selected !== undefined && column >= selected[0] && column <= selected[1])}
              {...(problem !== undefined && { 'aria-invalid': true, title: problem, 'aria-description': problem })}
              style={{ width: widths[field.name] }}
              data-cell={`${row}:${column}`}
              data-type={problem === undefined ? field.type : 'text'}
              className={classNames(styles.cell, isActive && styles.active, problem !== undefined && styles.wrong)}
            >
              {isTyping ? <CellInput label={words.cell(field.name, number)} text={typing} onFinish={onFinish} /> : cellText(held)}
            </span>
          )
        })}
      </div>
    )
  },
  (before, after) =>
    before.value === after.value &&
    before.number === after.number &&
    before.columns === after.columns &&
    before.widths === after.widths &&
    before.isNew === after.isNew &&
    before.activeColumn === after.activeColumn &&
    before.typing === after.typing &&
    before.selected?.[0] === after.selected?.[0] &&
    before.selected?.[1] === after.selected?.[1] &&
    (after.typing === undefined || before.onFinish === after.onFinish),
)

function heldIn(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined
}
