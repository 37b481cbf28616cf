import type { CSSProperties } from 'react'
import type { PlacedColumn } from './arrange-columns.ts'

/** Classes of a column's cells. */
export function cellClass({ align, pinned }: PlacedColumn): string | undefined {
  const names = [align !== 'start' && `heddle-grid-${align}`, pinned !== 'none' && 'heddle-grid-pinned']
  return names.filter(Boolean).join(' ') || undefined
}

/** How wide a column's cells are, and where they stay when they are pinned. */
export function cellStyle({ size, pinned, offset }: PlacedColumn): CSSProperties | undefined {
  const width = size > 0 ? { width: size, minWidth: size, maxWidth: size } : undefined
  if (pinned === 'none') return width
  return { ...width, [pinned === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: offset }
}

/** Columns of a long list keep their widths whatever rows stand: those without one share what is left, and this much at least. */
const SHARE = 120

export const longWidth = (columns: readonly PlacedColumn[]): CSSProperties => ({
  minWidth: columns.reduce((sum, { size }) => sum + (size || SHARE), 0),
})
