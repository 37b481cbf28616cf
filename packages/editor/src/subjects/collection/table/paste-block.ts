import type { CellChange } from '@heddle/document/operations'
import type { RowField } from '@heddle/document'
import { readCell } from '../../../controls/cell-text.ts'
import type { Spot } from './grid-step.ts'
import { namedFields } from './import-rows.ts'

export interface BlockInput {
  readonly lines: readonly (readonly string[])[]
  readonly at: Spot
  readonly columns: readonly RowField[]
  /** Rows that there are. */
  readonly count: number
  /** Whether rows may come behind them. */
  readonly canAdd: boolean
}

export interface PlacedBlock {
  readonly cells: readonly CellChange[]
  /** Rows that come behind those that there are. */
  readonly added: number
  /** All fields, where columns come too. */
  readonly fields?: readonly RowField[]
  /** Lines and columns that it covers. */
  readonly height: number
  readonly width: number
}

/**
 * Where a block of texts goes: into the cells from a place on, with new rows and columns behind those that there are. Where
 * there is no column yet, its first line names them.
 */
export function placeBlock({ lines, at, columns, count, canAdd }: BlockInput): PlacedBlock {
  const isFirst = columns.length === 0
  const body = isFirst && lines.length > 1 ? lines.slice(1) : lines
  const width = Math.max(0, ...lines.map((line) => line.length))
  const fields = isFirst
    ? namedFields(body === lines ? [] : (lines[0] ?? []), body, [])
    : withMore(columns, at.column + width, body, at)
  const height = canAdd ? body.length : Math.min(body.length, count - at.row)
  const cells: CellChange[] = []
  for (const [down, line] of body.slice(0, height).entries()) {
    for (const [right, text] of line.entries()) {
      const field = fields[at.column + right]
      if (field) cells.push({ row: at.row + down, field: field.name, value: readCell(field.type, text) })
    }
  }
  return {
    cells,
    added: Math.max(0, at.row + height - count),
    ...(fields.length > columns.length && { fields }),
    height,
    width: Math.min(width, fields.length - at.column),
  }
}

/** Columns behind those that there are, with the types that their texts have. */
function withMore(
  columns: readonly RowField[],
  wanted: number,
  lines: readonly (readonly string[])[],
  at: Spot,
): readonly RowField[] {
  if (wanted <= columns.length) return columns
  const more = lines.map((line) => line.slice(columns.length - at.column))
  const made = namedFields([], more, []).slice(0, wanted - columns.length)
  const taken = new Set(columns.map(({ name }) => name))
  return [
    ...columns,
    ...made.map(({ type }, each) => {
      let place = columns.length + each + 1
      while (taken.has(`field${place}`)) place += 1
      taken.add(`field${place}`)
      return { name: `field${place}`, type }
    }),
  ]
}
