import type { Writing } from '../grid/cell-text.ts'
import type { Column } from '../grid/column.ts'
import { columnText } from '../grid/column-options.ts'
import { readField } from '../grid/order-rows.ts'
import { readColumns } from '../grid/read-columns.ts'
import type { Sorted } from '../grid/sort-state.ts'
import type { GridLine, GroupedLines, RowGroup } from '../grid/summary.ts'

/** Groups are in the order of their values, descending where a visitor sorts their column so; the rest sorts within them. */
export function sortByGroup(sort: readonly Sorted[], key: string): readonly Sorted[] {
  const own = sort.find((one) => one.key === key) ?? { key, direction: 'ASC' }
  return [own, ...sort.filter((one) => one !== own)]
}

/**
 * Rows that read the same in a column, each group where its first row stands.
 * @param key of a column, or of a field that no column shows
 */
export function groupRows(
  places: readonly number[],
  rows: readonly unknown[],
  columns: readonly Column[],
  writing: Writing,
  key: string,
): readonly RowGroup[] {
  const [unshown] = readColumns([{ key }], rows)
  const column = columns.find((one) => one.key === key) ?? unshown
  if (!column) return []
  const groups = new Map<string, number[]>()
  // Writing a date takes long, and values of groups are the same again and again.
  const known = new Map<unknown, string>()
  const textOf = (row: unknown): string => {
    const value = readField(row, key)
    const text = known.get(value) ?? columnText(value, column, writing, row)
    if (!column.display) known.set(value, text)
    return text
  }
  for (const place of places) {
    const text = textOf(rows[place])
    const group = groups.get(text)
    if (group) group.push(place)
    else groups.set(text, [place])
  }
  return [...groups].map(([text, own]) => ({ id: `${key} ${text}`, text, places: own }))
}

/** Ids of all groups but some: those that are closed, where groups begin so. */
export const allBut = (groups: readonly RowGroup[], but: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(groups.flatMap(({ id }) => (but.has(id) ? [] : [id])))

/**
 * Heads of groups and rows of open ones, of the page that holds the rows from one place to another: a group that goes on from
 * the page before is named again, a closed one stands where its rows would begin.
 */
export function linesOf(groups: readonly RowGroup[], closed: ReadonlySet<string>, from: number, to: number): GroupedLines {
  const lines: GridLine[] = []
  const before: number[] = []
  const total = groups.reduce((sum, { id, places }) => sum + (closed.has(id) ? 0 : places.length), 0)
  let start = 0
  let hidden = 0
  let page: Pick<GroupedLines, 'first' | 'from' | 'to'> | undefined
  for (const [at, group] of groups.entries()) {
    const isClosed = closed.has(group.id)
    const rows = isClosed ? [] : group.places
    const end = start + rows.length
    const isHere = rows.length > 0 ? start < to && end > from : start >= from && (start < to || to === total)
    if (isHere) {
      const own = page ?? { first: from + at, from: from + hidden }
      page = { ...own, to: Math.min(end, to) + hidden + group.places.length - rows.length }
      lines.push(group)
      before.push(Math.max(0, start - from))
      for (let place = Math.max(start, from); place < Math.min(end, to); place += 1) {
        lines.push(rows[place - start] ?? -1)
        before.push(place - from)
      }
    }
    if (isClosed) hidden += group.places.length
    start = end
  }
  return { lines, before, ...(page ?? { first: from, from, to }) }
}
