import type { ColumnKind } from './column.ts'

const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const ADDRESS = /^https?:\/\/\S+$/i
const PICTURE = /\.(png|jpg|jpeg|gif|webp|avif|svg)$/i

/** What a column is most likely to hold, by some of its values. */
export function guessKind(samples: readonly unknown[]): ColumnKind {
  const given = samples.filter((one) => one !== null && one !== undefined && one !== '')
  const all = (test: (value: unknown) => boolean): boolean => given.length > 0 && given.every(test)
  const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value.slice(0, 2000))
  if (all((one) => typeof one === 'number')) return 'number'
  if (all((one) => typeof one === 'boolean')) return 'boolean'
  if (all(matches(DAY))) return 'date'
  if (all(matches(MOMENT))) return 'date-time'
  if (!all(matches(ADDRESS))) return 'auto'
  return all((one) => PICTURE.test(pathOf(String(one)))) ? 'image' : 'link'
}

/** An address without what comes behind its path. */
const pathOf = (address: string): string => address.slice(0, 2000).split(/[?#]/, 1)[0] ?? ''

/** A heading for a key of rows: `firstName` and `first_name` are "First name". */
export function titleOf(key: string): string {
  const words = key
    .slice(0, 200)
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[\s._-]+/)
    .filter((word) => word !== '')
    .map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(' ')
  return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1)
}
