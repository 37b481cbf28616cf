export interface Product {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly qty: number
  readonly active: boolean
  readonly project: string
  readonly amount: number
}

/** What the ten formulas read. */
export interface Data {
  readonly first: string
  readonly last: string
  readonly age: number
  readonly price: number
  readonly qty: number
  readonly tax: number
  readonly discount: number
  readonly score: number
  readonly raw: string
  readonly wanted: string
  readonly projectId: string
  readonly date: string
  readonly user: { readonly address: { readonly city: string } }
  readonly products: readonly Product[]
}

const PRODUCTS = 1000

export function makeData(): Data {
  return {
    first: 'Ada',
    last: 'Lovelace',
    age: 36,
    price: 19.9,
    qty: 7,
    tax: 0.2,
    discount: 5,
    score: 76,
    raw: '  Some Mixed Text  ',
    wanted: 'p700',
    projectId: 'j7',
    date: '2026-11-21T12:00:00.000Z',
    user: { address: { city: 'Lyon' } },
    products: Array.from({ length: PRODUCTS }, (_, at) => ({
      id: `p${at}`,
      name: `Product ${at}`,
      price: ((at * 37) % 101) + 0.5,
      qty: (at * 13) % 17,
      active: at % 3 === 0,
      project: `j${at % 20}`,
      amount: (at * 7) % 50,
    })),
  }
}
