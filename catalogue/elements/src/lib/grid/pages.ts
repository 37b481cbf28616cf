import { toNumber } from './cell-text.ts'

/** A list cut into pages; `page` counts from 1. */
export interface GridPages {
  readonly page: number
  readonly pages: number
  readonly total: number
  /** Rows on a page; 0 for all on one. */
  readonly size: number
  /** Place of the first row of the page, and of the one after its last. */
  readonly from: number
  readonly to: number
}

/** The page that is wanted, or the nearest that there is. */
export function gridPages(total: number, size: number, wanted: unknown): GridPages {
  if (size <= 0) return { page: 1, pages: 1, total, size: 0, from: 0, to: total }
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(pages, Math.max(1, Math.floor(toNumber(wanted) ?? 1)))
  const from = (page - 1) * size
  return { page, pages, total, size, from, to: Math.min(total, from + size) }
}

/** Words with `{from}`, `{to}`, `{total}`, `{page}` and `{pages}` in them. */
export function pageWords(words: string, { page, pages, total, from, to }: GridPages): string {
  const numbers: Readonly<Record<string, number>> = { from: total === 0 ? 0 : from + 1, to, total, page, pages }
  return words.replaceAll(/\{(from|to|total|pages?)\}/g, (_, name: string) => String(numbers[name]))
}

const MOST_SIZES = 20
const MOST_SIZE = 1000

/** Sizes that visitors may choose from, the one in use among them: "10, 20, 50". */
export function pageSizes(offered: string, size: number): readonly number[] {
  const sizes = offered
    .slice(0, 500)
    .split(/[\s,;]+/)
    .map(Number)
    .filter((one) => Number.isInteger(one) && one > 0 && one <= MOST_SIZE)
  if (sizes.length === 0) return []
  return [...new Set([...sizes.slice(0, MOST_SIZES), size])].toSorted((a, b) => a - b)
}
