import { useMemo, useState, type Dispatch, type SetStateAction } from 'react'
import type { Writing } from './cell-text.ts'
import type { Column } from './column.ts'
import { createRowOrder } from './order-rows.ts'
import { gridPages, type GridPages } from './pages.ts'
import { NO_SORT, type Sorted } from './sort-state.ts'
import type { GridLine, RowGroup, SummaryPart } from './summary.ts'
import type { CollectionPage } from './use-collection-rows.ts'

/** What stands in the table, in order. */
export interface LinesState {
  /** Places in the list of all rows that the filter leaves, those of other pages and of closed groups too. */
  readonly ordered: readonly number[]
  readonly pages: GridPages
  /** The page as it is told: of all rows, those of closed groups too. */
  readonly told: GridPages
  /** Places of the rows on show. */
  readonly shown: readonly number[]
  /** Those, and heads of groups between them. */
  readonly lines: readonly GridLine[]
  /** How many of the rows on show stand before a line. */
  readonly rowsBefore: (line: number) => number
  /** Lines on the pages before, and on all of them. */
  readonly firstLine: number
  readonly lineCount: number
  /** All groups; absent where rows stand in none. */
  readonly groups: readonly RowGroup[] | undefined
  /** Ids of those that are closed, gone ones too. */
  readonly closed: ReadonlySet<string>
  /** Groups are closed until they are opened; ids of those that are not as they began are set. */
  readonly startsClosed: boolean
  readonly setTurned: Dispatch<SetStateAction<ReadonlySet<string>>>
  /** Somebody comes near the heading of a column: it may be sorted by next. */
  readonly comeNear: (key: string) => void
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Orders rows, puts them into groups, and cuts a page. Closed groups are kept by what they read as: rows may come anew.
 * @param filtered places of the rows that the filter leaves
 * @param groupBy key of the column that tells groups apart; empty for none
 */
export function useLines({
  rows,
  columns,
  writing,
  filtered,
  sort,
  driven,
  size,
  wantedPage,
  part,
  groupBy,
  startsClosed,
}: {
  readonly rows: readonly unknown[]
  readonly columns: readonly Column[]
  readonly writing: Writing
  readonly filtered: readonly number[]
  readonly sort: readonly Sorted[]
  readonly driven: CollectionPage | undefined
  readonly size: number
  readonly wantedPage: unknown
  readonly part: SummaryPart | undefined
  readonly groupBy: string
  readonly startsClosed: boolean
}): LinesState {
  const [turned, setTurned] = useState(NONE)
  const { language } = writing
  const isDriven = driven !== undefined
  const order = useMemo(() => createRowOrder(rows, columns, language), [rows, columns, language])
  const ordered = useMemo(() => {
    // A collection that the grid drives has sorted what it gives.
    const own = isDriven ? NO_SORT : sort
    return order.order(filtered, groupBy && part && !isDriven ? part.sortByGroup(own, groupBy) : own)
  }, [order, filtered, isDriven, sort, part, groupBy])
  const groups = useMemo(
    () => (groupBy ? part?.groupRows(ordered, rows, columns, writing, groupBy) : undefined),
    [part, groupBy, ordered, rows, columns, writing],
  )
  const closed = useMemo(
    () => (startsClosed && groups && part ? part.allBut(groups, turned) : turned),
    [startsClosed, groups, part, turned],
  )
  const open = useMemo(
    () => groups?.flatMap(({ id, places }) => (closed.has(id) ? [] : places)) ?? ordered,
    [groups, closed, ordered],
  )
  const pages = driven?.pages ?? gridPages(open.length, size, wantedPage)
  const [from, to] = driven ? [0, open.length] : [pages.from, pages.to]
  const shown = useMemo(() => open.slice(from, to), [open, from, to])
  const grouped = useMemo(() => groups && part?.linesOf(groups, closed, from, to), [groups, part, closed, from, to])
  return {
    ordered,
    pages,
    told: grouped && !driven ? { ...pages, from: grouped.from, to: grouped.to, total: ordered.length } : pages,
    shown,
    lines: grouped?.lines ?? shown,
    rowsBefore: (line) => grouped?.before[line] ?? line,
    firstLine: grouped && !driven ? grouped.first : pages.from,
    lineCount: pages.total + (groups?.length ?? 0),
    groups,
    closed,
    startsClosed,
    setTurned,
    comeNear: order.prepareSoon,
  }
}
