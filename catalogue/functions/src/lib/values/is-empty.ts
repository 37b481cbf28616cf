import type { FunctionHost } from '@heddle/kit'

/** Empty are `undefined`, `null`, '', [] and {}; 0, false and a text of spaces are not (logic reference 1.8). */
export function isEmpty(host: FunctionHost, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  if (!isPlainObject(value)) return false
  const { length } = Object.keys(value)
  // That there are any cannot be told without listing all.
  host.spendKeys(length)
  return length === 0
}

/** An object of keys and values; not a list, date, file or another object of the browser. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Object.prototype.toString.call(value) === '[object Object]'
}
