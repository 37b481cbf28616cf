import { rowKey, type RowPage } from '@heddle/document'

/** The place of the row that is meant by a number, counted from 1, or by what its address is, begins with or holds; -1 for none. */
export function findRow(pages: readonly RowPage[], text: string): number {
  const key = rowKey(text)
  if (key === '') return -1
  const exact = pages.findIndex((row) => row.key === key)
  if (exact >= 0) return exact
  if (/^\d{1,9}$/.test(key)) {
    const at = Number(key) - 1
    if (at in pages) return at
  }
  const start = pages.findIndex((row) => row.key.startsWith(key))
  return start >= 0 ? start : pages.findIndex((row) => row.key.includes(key))
}
