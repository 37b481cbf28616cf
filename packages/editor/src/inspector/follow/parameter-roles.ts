/** What a parameter of an interface says, by the names that interfaces give it. `order` is a field or a direction, as others have it. */
export type ParameterRole = 'page' | 'offset' | 'size' | 'key' | 'direction' | 'order' | 'search' | 'filter'

const NAMES: Readonly<Record<ParameterRole, string>> = {
  page: 'page pagenumber pageno pagenum pageindex currentpage paginationpage',
  offset: 'offset skip start startindex pageoffset paginationstart paginationoffset',
  size: 'limit perpage pagesize size pagelimit take top maxresults itemsperpage paginationpagesize paginationlimit',
  key: 'sortby orderby ordering sortfield sortkey sortcolumn orderfield ordercolumn',
  direction: 'sortorder sortdirection sortdir orderdirection orderdir direction dir',
  order: 'sort order',
  search: 'q query search searchterm searchtext searchquery term keyword keywords fulltext',
  filter: 'filter filters where',
}

const ROLES: ReadonlyMap<string, ParameterRole> = new Map(
  (Object.entries(NAMES) as [ParameterRole, string][]).flatMap(([role, names]) =>
    names.split(' ').map((name): [string, ParameterRole] => [name, role]),
  ),
)

/** A name without what interfaces write differently: `page[size]`, `page_size` and `pageSize` are one. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

export const roleOf = (name: string): ParameterRole | undefined => ROLES.get(plain(name))

const ENDS = {
  from: ['min', 'from', 'gte', 'ge', 'after', 'since', 'start'],
  to: ['max', 'to', 'lte', 'le', 'before', 'until', 'end'],
} as const

/** Which part of a filter by a field a parameter says: `status`, `filter[status]`, `price_min`, `max_price`, `price[lte]`. */
export function filterPartOf(name: string, field: string): 'text' | 'from' | 'to' | undefined {
  const [own, of] = [plain(name), plain(field)]
  const is = (...tails: readonly string[]): boolean =>
    tails.some((tail) => ['', 'filter', 'filters'].some((one) => own === one + tail))
  if (of === '') return undefined
  if (is(of, `${of}like`, `${of}contains`)) return 'text'
  return (['from', 'to'] as const).find((end) => is(...ENDS[end].flatMap((word) => [of + word, word + of])))
}

/** Pairs of words for the two directions, the first is what an interface gets that says nothing. */
const DIRECTIONS = [
  ['asc', 'desc'],
  ['ASC', 'DESC'],
  ['ascending', 'descending'],
  ['Ascending', 'Descending'],
  ['1', '-1'],
] as const

/** The words for up and down, as a text that is one of them is written. */
export const directionsLike = (text: string): readonly [up: string, down: string] | undefined =>
  DIRECTIONS.find((pair) => (pair as readonly string[]).includes(text))

/** How one parameter says field and direction together, as a text is written that does: `-price`, `price:desc`, `price desc`. */
export function orderLike(text: string): { readonly up: string; readonly down: string; readonly isBefore: boolean } {
  const [, between = '', word = ''] = /^[\w.]+?([:., ])([A-Za-z]+)$/.exec(text) ?? []
  const [up, down] = directionsLike(word) ?? []
  if (up !== undefined && down !== undefined) return { up: between + up, down: between + down, isBefore: false }
  return { up: text.startsWith('+') ? '+' : '', down: '-', isBefore: true }
}
