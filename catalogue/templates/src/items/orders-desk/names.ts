import type { Binding, Id } from '@heddle/document'

const NAMES = [
  'home',
  'journal',
  'orders',
  'cities',
  'search',
  'status',
  'offset',
  'sortBy',
  'direction',
  'lateOnly',
  'summary',
  'log',
  'notice',
  'note',
  'visits',
  'parcelCost',
  'palletCost',
  'money',
] as const
export type Name = (typeof NAMES)[number]
export type Ids = Readonly<Record<Name, Id>>

/** An id for everything that formulas and workflows of the desk name. */
export function createNames(newId: () => Id): Ids {
  return Object.fromEntries(NAMES.map((name) => [name, newId()])) as Ids
}

export const formula = (code: string): Binding => ({ type: 'f', code })

/** How formulas write what they read. */
export function writeNames(ids: Ids) {
  return {
    variable: (name: Name) => `variables['${ids[name]}']`,
    collection: (name: Name) => `collections['${ids[name]}']`,
    call: (name: Name, argument: string) => `formulas['${ids[name]}'](${argument})`,
  }
}
