/** A cell of a grid; row -1 is the line of column names. */
export interface Spot {
  readonly row: number
  readonly column: number
}

/** How large a grid is: its last row and column, the first row (-1 with names that can be reached) and the rows of a page. */
export interface Extent {
  readonly rows: number
  readonly columns: number
  readonly first: number
  readonly page: number
}

/** Where a key of the ARIA grid leads; `undefined` for keys that lead nowhere. */
export function gridStep(
  { key, isCommand }: { readonly key: string; readonly isCommand: boolean },
  { row, column }: Spot,
  { rows, columns, first, page }: Extent,
): Spot | undefined {
  const spot = (toRow: number, toColumn: number): Spot => ({
    row: Math.max(first, Math.min(rows - 1, toRow)),
    column: Math.max(0, Math.min(columns - 1, toColumn)),
  })
  switch (key) {
    case 'ArrowUp':
      return spot(isCommand ? 0 : row - 1, column)
    case 'ArrowDown':
      return spot(isCommand ? rows : row + 1, column)
    case 'ArrowLeft':
      return spot(row, isCommand ? 0 : column - 1)
    case 'ArrowRight':
      return spot(row, isCommand ? columns : column + 1)
    case 'Home':
      return spot(isCommand ? 0 : row, 0)
    case 'End':
      return spot(isCommand ? rows : row, columns)
    case 'PageUp':
      return spot(Math.max(0, row - page), column)
    case 'PageDown':
      return spot(row + page, column)
    default:
      return undefined
  }
}

/** Cells between two corners. */
export interface Area {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export function areaOf(one: Spot, other: Spot): Area {
  return {
    top: Math.max(0, Math.min(one.row, other.row)),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  }
}

export function isIn({ top, bottom, left, right }: Area, { row, column }: Spot): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}
