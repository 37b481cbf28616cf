/** A row as a collection of goods holds it. */
export interface Row {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly category: string
  readonly city: string
  readonly tags: readonly string[]
  readonly isActive: boolean
  readonly note: string
  readonly owner: { readonly id: string; readonly phone: string | null }
}

const CITIES = ['Paris', 'Lyon', 'Lille', 'Nice', 'Brest', 'Metz', 'Tours']
const TAGS = ['red', 'blue', 'green', 'new', 'old']

/** Rows that differ from each other without chance. */
export function makeRows(count: number): readonly Row[] {
  const pick = (list: readonly string[], at: number) => list[at % list.length] ?? ''
  return Array.from({ length: count }, (_, at) => ({
    id: `r${at}`,
    name: `Item ${(at * 7919) % count}`,
    price: (at * 104_729) % 9973,
    category: `c${at % 12}`,
    city: pick(CITIES, at * 31),
    tags: [pick(TAGS, at), pick(TAGS, at * 3)],
    isActive: at % 3 === 0,
    note: at % 4 === 0 ? '' : `some note ${at}`,
    owner: { id: `o${at % 100}`, phone: at % 5 === 0 ? null : '1' },
  }))
}
