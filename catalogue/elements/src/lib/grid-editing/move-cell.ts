/** A cell by the place of its row among those on show and its own in the row. */
export interface CellPlace {
  readonly at: number
  readonly cell: number
}

export interface GridSize {
  readonly rows: number
  readonly cells: number
  /** Rows that a page of the screen has. */
  readonly page: number
}

export interface MoveKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Where a key leads to from a cell (WAI-ARIA Authoring Practices, data grid); `undefined` for keys that lead nowhere. */
export function moveCell(
  { key, ctrlKey, metaKey }: MoveKey,
  from: CellPlace,
  size: GridSize,
  isRtl: boolean,
): CellPlace | undefined {
  const isFar = ctrlKey || metaKey
  const [lastRow, lastCell] = [size.rows - 1, size.cells - 1]
  const to = (at: number, cell: number): CellPlace => ({
    at: Math.max(0, Math.min(lastRow, at)),
    cell: Math.max(0, Math.min(lastCell, cell)),
  })
  const ahead = isRtl ? -1 : 1
  if (key === 'Home') return isFar ? to(0, 0) : to(from.at, 0)
  if (key === 'End') return isFar ? to(lastRow, lastCell) : to(from.at, lastCell)
  if (isFar) return undefined
  switch (key) {
    case 'ArrowRight':
      return to(from.at, from.cell + ahead)
    case 'ArrowLeft':
      return to(from.at, from.cell - ahead)
    case 'ArrowDown':
      return to(from.at + 1, from.cell)
    case 'ArrowUp':
      return to(from.at - 1, from.cell)
    case 'PageDown':
      return to(from.at + size.page, from.cell)
    case 'PageUp':
      return to(from.at - size.page, from.cell)
    default:
      return undefined
  }
}
