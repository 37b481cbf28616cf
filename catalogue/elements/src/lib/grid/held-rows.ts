import type { RowWindow } from './row-window.ts'

/** Rows that stand together, and the pixels that those before them take which do not. */
export interface StandingRows {
  readonly from: number
  readonly to: number
  readonly before: number
}

/**
 * The rows near what is in sight, and single ones elsewhere that have to stand: the one with the focus, one that is written in.
 * @param held places among the rows on show; others than those there are count for nothing
 * @returns `after`: pixels of the rows behind them all
 */
export function standingRows(
  { from, to, before, after }: RowWindow,
  count: number,
  held: readonly number[],
): { readonly parts: readonly StandingRows[]; readonly after: number } {
  const height = from > 0 ? before / from : to < count ? after / (count - to) : 0
  const apart = [...new Set(held)].filter((at) => at >= 0 && at < count && (at < from || at >= to)).toSorted((a, b) => a - b)
  const single = (at: number) => ({ from: at, to: at + 1 })
  const parts = [...apart.filter((at) => at < from).map(single), { from, to }, ...apart.filter((at) => at >= to).map(single)]
  return {
    parts: parts.map((part, at) => ({ ...part, before: (part.from - (parts[at - 1]?.to ?? 0)) * height })),
    after: (count - (parts.at(-1)?.to ?? count)) * height,
  }
}
