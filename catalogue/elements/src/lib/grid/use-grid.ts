import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { isSameValue, toText, useElementAction, useElementVariable, useNode, type RootAttributes } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import { useLanguage } from '../language/use-language.ts'
import { toNumber, type Writing } from './cell-text.ts'
import type { AskingPart, WantedRows } from './asking.ts'
import type { Column } from './column.ts'
import { readColor } from './column-options.ts'
import type { ConditionsPart } from './conditions.ts'
import type { FilePart } from './file.ts'
import { createRowFilter, firstFilters, NO_FILTERS, readFilters, type Filters } from './filter-rows.ts'
import { PAGE_SIZE } from './limits.ts'
import { readField } from './order-rows.ts'
import { gridPages } from './pages.ts'
import { readColumns } from './read-columns.ts'
import { readRows, type GivenRows } from './read-rows.ts'
import { NO_SORT, pressSort, readSort, type Sorted } from './sort-state.ts'
import type { SummaryPart } from './summary.ts'
import { useCollectionRows, type CollectionPage } from './use-collection-rows.ts'
import { useConditions, type ConditionsState } from './use-conditions.ts'
import { useColumns, type ColumnsState } from './use-columns.ts'
import { useDetails, type DetailsState } from './use-details.ts'
import { useEditing, type EditingPart, type EditingState } from './use-editing.ts'
import { useEdits } from './use-edits.ts'
import { useLines, type LinesState } from './use-lines.ts'
import { useSelection, type RowId, type SelectionState } from './use-selection.ts'

/** What comes later, and only where it is used. Each body has it by itself, since chunks of shared code load no others later. */
export interface LaterParts {
  readonly editing: () => Promise<EditingPart>
  readonly conditions: () => Promise<ConditionsPart>
  readonly file: () => Promise<FilePart>
  readonly asking: () => Promise<AskingPart>
}

/** What a grid shows, and what visitors do with it. */
export interface GridState extends LinesState {
  readonly given: GivenRows
  readonly columns: ColumnsState
  readonly writing: Writing
  readonly sort: readonly Sorted[]
  readonly filters: Filters
  readonly selection: SelectionState
  readonly editing: EditingState
  readonly details: DetailsState
  readonly conditions: ConditionsState
  /** Cells of a row before its columns. */
  readonly leading: number
  /** Ground of a row; empty for that of the others. */
  readonly rowColor: (row: unknown) => string
  /** What the collection gives that filters, sorts and cuts pages itself; absent where the grid does. */
  readonly driven: CollectionPage | undefined
  /** Another one where a long list begins at its top again. */
  readonly outset: unknown
  /** Places in the list of the rows that the filter leaves. */
  readonly filtered: readonly number[]
  /** What a row is known by. */
  readonly idOf: (place: number) => RowId
  readonly pressSort: (key: string, isAdded: boolean) => void
  readonly setFilters: (filters: Filters) => void
  /** Somebody comes near the search. */
  readonly comeNearSearch: () => void
  readonly goToPage: (page: unknown) => void
  readonly setSize: (size: number) => void
  readonly clickRow: (place: number, displayIndex: number) => void
  readonly pressAction: (place: number, displayIndex: number, column: Column) => void
  readonly downloadCsv: () => void
}

/**
 * Keeps what a visitor made of a grid.
 * @param root of the element, which says on the canvas of the editor that details are to be seen
 * @param part what totals and groups take, of bodies that have them
 */
export function useGrid(props: GridProps, later: LaterParts, root: RootAttributes, part: SummaryPart | undefined): GridState {
  const node = useNode()
  const [wantedSize, setWantedSize] = useState<number>()
  const size = props.pagination ? (wantedSize ?? sizeOf(props.pageSize)) : 0
  const { page: driven, ask, showAnew } = useCollectionRows(props, size, later.asking)
  const ofList = useMemo(() => readRows(props.data), [props.data])
  const given = driven ?? ofList
  const read = useSame(readColumns(props.columns, given.rows))
  const columns = useColumns(read)
  const writing = useSame(useWriting(props))
  const [heldSort, setSort] = useElementVariable<unknown>('sort', driven ? NO_SORT : readSort(props.sorting))
  const sort = useSame(readSort(heldSort))
  const [heldFilters, setHeldFilters] = useElementVariable<unknown>(
    'filters',
    driven ? NO_FILTERS : firstFilters(props.filtersAtFirst),
  )
  const filters = useSame(readFilters(heldFilters))
  const conditions = useConditions(filters, later.conditions)
  const [wantedPage, setPage] = useElementVariable<unknown>('page', 1)

  const groupBy = part ? toText(props.groupBy) : ''
  const view = useMemo(() => [sort, filters, groupBy], [sort, filters, groupBy])
  const { rows, basis, put, reset } = useEdits(given.rows, view)
  const count = basis.length
  const all = useMemo(() => Array.from({ length: count }, (_, place) => place), [count])
  const filter = useMemo(
    () => createRowFilter(basis, read, writing, all, conditions.part),
    [basis, read, writing, all, conditions.part],
  )
  // A collection that the grid drives has filtered what it gives.
  const ownFilters = driven ? NO_FILTERS : filters
  const filtered = useMemo(() => filter(ownFilters), [filter, ownFilters])
  const found = { filtered, sort, driven, size, wantedPage }
  const lines = useLines({ rows: basis, columns: read, writing, ...found, part, groupBy, startsClosed: props.groupsClosed })
  const { ordered, pages, shown } = lines
  // The same as long as there are as many: what scrolls stays where it is when rows are written in, moved or come anew.
  const outset = useMemo(() => [view, count], [view, count])
  useElementVariable(
    'rows',
    useMemo(() => shown.map((place) => rows[place]), [shown, rows]),
  )
  useElementVariable('total', driven ? pages.total : filtered.length)

  const idKey = toText(props.rowId)
  const idOf = useCallback(
    (place: number): RowId => {
      const id = readField(rows[place], idKey)
      return typeof id === 'string' || typeof id === 'number' ? id : place
    },
    [rows, idKey],
  )
  const editing = useEditing(columns.placed, rows, idOf, put, later.editing)
  const { selectAllScope: scope } = props
  const ofAll = scope === 'page' ? shown : scope === 'all' ? all : filtered
  const selection = useSelection(props.selection, rows, ofAll, idOf)
  const [first] = shown
  const isSeen = root['data-canvas-shows']?.split(' ').includes('details') === true
  const details = useDetails(
    Boolean(props.expandable),
    props.detailsText,
    isSeen && first !== undefined ? idOf(first) : undefined,
  )
  const { rowColor } = props
  const askFor = (changed: Partial<WantedRows>, when?: 'typed' | 'anew'): void => {
    if (driven)
      ask({ page: 1, size: pages.size, sort, filters, ...changed }, { columns: read, writing, part: conditions.part }, when)
  }
  const goToPage = (wanted: unknown): void => {
    const next = gridPages(pages.total, pages.size, wanted)
    if (next.page === pages.page) return
    setPage(next.page)
    askFor({ page: next.page })
    node.emit('pageChanged', { page: next.page, offset: next.from, limit: pages.size, total: next.total })
  }
  const changeSort = (next: readonly Sorted[]): void => {
    setSort(next)
    setPage(1)
    askFor({ sort: next })
    node.emit('sortChanged', { sort: next })
  }
  const setFilters = (next: Filters): void => {
    setHeldFilters(next)
    setPage(1)
    askFor({ filters: next }, 'typed')
    node.emit('filterChanged', {
      filters: next,
      total: driven
        ? pages.total
        : (rows === basis ? filter : createRowFilter(rows, read, writing, all, conditions.part))(next).length,
    })
  }
  const downloadCsv = (): void => {
    const filed = ordered.map((place) => rows[place])
    later.file().then(
      ({ csvOf, download }) => download(`${toText(props.csvName) || 'table'}.csv`, csvOf(columns.placed, filed)),
      // As on a page that is left before it came.
      () => {},
    )
  }
  useElementAction('go-to-page', goToPage)
  useElementAction('reset-sort', () => changeSort(driven ? NO_SORT : readSort(props.sorting)))
  useElementAction('reset-filters', () => setFilters(NO_FILTERS))
  useElementAction('reset-edits', reset)
  useElementAction('refresh', () => (driven ? askFor({ page: pages.page }, 'anew') : showAnew()))
  useElementAction('download-csv', downloadCsv)
  return {
    given: { ...given, rows },
    driven,
    columns,
    editing,
    details,
    conditions,
    leading: Number(props.rowReorder) + (selection.mode === 'none' ? 0 : 1) + (details.label === undefined ? 0 : 1),
    rowColor: (row) => (typeof rowColor === 'function' ? readColor(rowColor({ row })) : ''),
    writing,
    sort,
    filters,
    selection,
    ...lines,
    outset,
    filtered,
    idOf,
    goToPage,
    setFilters,
    comeNearSearch: filter.prepareSearch,
    downloadCsv,
    pressSort: (key, isAdded) => changeSort(pressSort(sort, key, isAdded)),
    setSize(next) {
      setWantedSize(next)
      // The first row on show stays on show.
      const page = Math.floor(pages.from / next) + 1
      setPage(page)
      askFor({ page, size: next })
    },
    pressAction(place, displayIndex, { actionName }) {
      void node.emit('action', { actionName, row: rows[place], id: idOf(place), index: place, displayIndex })
    },
    clickRow(place, displayIndex) {
      if (props.clickSelects) selection.toggle(idOf(place))
      void node.emit('rowClicked', { row: rows[place], id: idOf(place), index: place, displayIndex })
    },
  }
}

function sizeOf(given: unknown): number {
  const size = Math.floor(toNumber(given) ?? 0)
  return size >= 1 ? Math.min(size, PAGE_SIZE.max) : PAGE_SIZE.default
}

/** The value that was there before as long as it holds the same. */
function useSame<T>(value: T): T {
  const [held, setHeld] = useState(value)
  if (isSameValue(held, value)) return held
  setHeld(value)
  return value
}

const subscribeNever = (): (() => void) => () => {}

/** In the language of the page, and as times are where the visitor is once the page is alive. */
function useWriting({ yesText, noText, notNumberText, notDateText }: GridProps): Writing {
  const language = useLanguage('') || 'en'
  const isReal = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
  return {
    language,
    timeZone: isReal ? undefined : 'UTC',
    yes: toText(yesText),
    no: toText(noText),
    notNumber: toText(notNumberText),
    notDate: toText(notDateText),
  }
}
