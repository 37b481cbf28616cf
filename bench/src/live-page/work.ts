/** What every contender draws, so that all do the same work: names of elements, texts and rows. No imports: it runs in pages. */

/** Ids of elements that acts and checks look for. */
export const ID = {
  field: 'field',
  out: 'out',
  list: 'list',
  filter: 'filter',
  sort: 'sort',
  change: 'change',
  keyed: 'keyed',
} as const

/** The text that acts change. */
export const CHANGED = 500

export const textId = (at: number): string => `v${at}`
export const startOf = (at: number): string => `v${at}`
export const shownText = (value: string): string => `Value: ${value}`

export interface Row {
  readonly id: string
  readonly name: string
  readonly price: number
}

/** Rows whose names and prices are mixed, the same each time. */
export function makeRows(count: number): readonly Row[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `i${at}`,
    name: `Item ${(at * 7919) % count} of list`,
    price: (at * 104_729) % 9973,
  }))
}

export const shownRow = ({ name, price }: Row): string => `${name} — ${price}`

/** The rows whose names contain a text, by price. */
export function viewOf<T extends Row>(rows: readonly T[], filter: string, isAscending: boolean): readonly T[] {
  const wanted = filter.toLowerCase()
  const found = rows.filter(({ name }) => name.toLowerCase().includes(wanted))
  return found.sort((a, b) => (isAscending ? a.price - b.price : b.price - a.price))
}

/** What the list is filtered by. */
export const NEEDLE = 'Item 1'

/** Where the row stands that acts change: one that is seen without scrolling, and that the filter does not find. */
export function changedAt(rows: readonly Row[]): number {
  const seen = viewOf(rows, '', true).slice(10, 30)
  const id = seen.find(({ name }) => !name.startsWith(NEEDLE))?.id
  return rows.findIndex((row) => row.id === id)
}

export interface LabelledRow {
  readonly id: number
  readonly label: string
}

export const ADJECTIVES = ['pretty', 'large', 'big', 'small', 'tall', 'short', 'long', 'handsome', 'plain', 'quaint', 'clean']
export const COLOURS = ['red', 'yellow', 'blue', 'green', 'pink', 'brown', 'purple', 'white', 'black', 'orange', 'grey']
export const NOUNS = [
  'table',
  'chair',
  'house',
  'desk',
  'car',
  'pony',
  'cookie',
  'sandwich',
  'burger',
  'pizza',
  'mouse',
  'keyboard',
  'lamp',
]

/** A thousand rows with ids from `first` on. */
export function labelledRows(first: number): readonly LabelledRow[] {
  return Array.from({ length: 1000 }, (_, at) => {
    const id = first + at
    const words = [ADJECTIVES, COLOURS, NOUNS].map((list) => list[id % list.length])
    return { id, label: words.join(' ') }
  })
}

/** What the buttons of the keyed page do, by the ids of the buttons. */
export const KEYED = { create: 'create', append: 'append', update: 'update', swap: 'swap', clear: 'clear' } as const

/** Class of a row's label, which selects the row. */
export const LABEL = 'label'
