import type { CSSProperties } from 'react'
import type { PlacedColumn } from './arrange-columns.ts'

/** Classes of a column's cells. */
export function cellClass({ align, pinned }: PlacedColumn): string | undefined {
  const names = [align !== 'start' && `heddle-grid-${align}`, pinned !== 'none' && 'heddle-grid-pinned']
  return names.filter(Boolean).join(' ') || undefined
}

/** How wide a column's cells are, and where they stay when they are pinned. */
export function cellStyle(column: PlacedColumn): CSSProperties | undefined {
  const { size, pinned, offset } = column
  const width = size > 0 ? { width: size, minWidth: size, maxWidth: size } : limitedWidth(column)
  if (pinned === 'none') return width
  return { ...width, [pinned === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: offset }
}

/**
 * Of a column without a width of its own. A table gives room that is left to columns that say nothing of theirs, whatever ends
 * they have: a column with a greatest width says one, which what stands in it makes wider. The share of a column of a long list
 * is known; where there is none, a width that reads it counts as not written.
 */
function limitedWidth({ minWidth, maxWidth }: PlacedColumn): CSSProperties | undefined {
  if (maxWidth > 0)
    return {
      width: `clamp(${minWidth}px, var(--grid-share, 1px), ${maxWidth}px)`,
      minWidth,
      maxWidth: Math.max(minWidth, maxWidth),
    }
  return minWidth > 0 ? { width: `max(${minWidth}px, var(--grid-share))`, minWidth } : undefined
}

/** Columns of a long list keep their widths whatever rows stand: those without one share what is left, and this much at least. */
const SHARE = 120
/** Of a cell before the columns. */
const LEADING = 44

/** @param leading cells before the columns */
export function longWidth(columns: readonly PlacedColumn[], leading: number): CSSProperties {
  const shared = columns.filter(({ size }) => size === 0)
  const taken = columns.reduce((sum, { size }) => sum + size, leading * LEADING)
  const share = `max(${SHARE}px, (100cqi - ${taken}px) / ${shared.length})`
  return {
    minWidth: shared.reduce((sum, { minWidth }) => sum + Math.max(SHARE, minWidth), taken),
    ...(shared.some(({ minWidth, maxWidth }) => minWidth + maxWidth > 0) && { '--grid-share': share }),
  }
}
