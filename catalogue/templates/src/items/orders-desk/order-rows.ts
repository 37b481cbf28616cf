/** One order of the desk. */
export interface OrderRow {
  readonly id: string
  readonly customer: string
  readonly city: string
  readonly status: (typeof STATES)[number]
  /** ISO day. */
  readonly date: string
  /** Euros, with cents. */
  readonly total: number
  readonly items: readonly { readonly product: string; readonly pieces: number }[]
}

export const STATES = ['new', 'packed', 'sent', 'late', 'done'] as const

const FIRST = ['Anna', 'Jonas', 'Mira', 'Peter', 'Lena', 'Tomas', 'Ida', 'Oskar', 'Nora', 'Felix', 'Clara', 'Hugo', 'Eva']
const LAST = ['Berg', 'Novak', 'Lind', 'Costa', 'Meyer', 'Silva', 'Dahl', 'Rossi', 'Kowal', 'Weber', 'Holm']
const CITIES = ['Oslo', 'Lisbon', 'Prague', 'Turin', 'Ghent', 'Aarhus', 'Porto', 'Graz', 'Leipzig']
const PRODUCTS = [
  ['Green tea', 7.4],
  ['Black tea', 6.9],
  ['Clay pot', 38],
  ['Glass cup', 9.5],
  ['Bamboo whisk', 14.2],
  ['Tea tray', 52],
  ['Honey', 8.8],
] as const

const DAY = 86_400_000
const FIRST_DAY = Date.UTC(2026, 0, 5)

/** Orders that look real and are the same every time: a fixed sequence chooses names, goods and states. */
export function orderRows(count: number): readonly OrderRow[] {
  const draw = sequence(20_260_105)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T
  return Array.from({ length: count }, (_, at): OrderRow => {
    const goods = Array.from({ length: 1 + Math.floor(draw() * 3) }, () => ({
      good: pick(PRODUCTS),
      pieces: 1 + Math.floor(draw() * 4),
    }))
    const cents = goods.reduce((sum, { good, pieces }) => sum + Math.round(good[1] * 100) * pieces, 0)
    return {
      id: `A-${1001 + at}`,
      customer: `${pick(FIRST)} ${pick(LAST)}`,
      city: pick(CITIES),
      status: pick(STATES),
      date: new Date(FIRST_DAY + Math.floor((at / count) * 120) * DAY).toISOString().slice(0, 10),
      total: cents / 100,
      items: goods.map(({ good, pieces }) => ({ product: good[0], pieces })),
    }
  })
}

/** Numbers from 0 up to 1 that follow from a seed. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
