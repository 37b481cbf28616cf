import { chargeJoined, spend, spendOnNumber } from './budget.ts'
import { FormulaError } from './formula-error.ts'
import { MAX_FORMULA_DEPTH } from './limits.ts'
import { RUN_MESSAGES } from './messages.ts'

// Values become texts and numbers as in JavaScript, but never by a method that the value itself brings (`valueOf`,
// `toString`, `toJSON`, `Symbol.toPrimitive`): only lists and dates are more than their kind.

/** A value as part of a text. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null) return objectText(value, 0)
  return `${value as number}`
}

/** A value as a number. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value
  const plain = typeof value === 'object' && value !== null ? timeOrText(value) : value
  if (typeof plain === 'string') spendOnNumber(plain)
  return Number(plain)
}

/** Both sides of an operator that takes numbers and texts. Dates are texts beside `+` and numbers where they are compared. */
export function toPlain(value: unknown, compares: boolean): number | string {
  if (typeof value === 'object' && value !== null) return compares ? timeOrText(value) : objectText(value, 0)
  if (typeof value === 'bigint') return Number(value)
  return value as number | string
}

function timeOrText(value: object): number | string {
  return value instanceof Date ? Date.prototype.getTime.call(value) : objectText(value, 0)
}

function objectText(value: object, depth: number): string {
  if (Array.isArray(value)) return listText(value, depth)
  if (value instanceof Date) return Date.prototype.toString.call(value)
  return Object.prototype.toString.call(value)
}

function listText(list: readonly unknown[], depth: number): string {
  if (depth > MAX_FORMULA_DEPTH) throw new FormulaError('too-deep', RUN_MESSAGES.tooDeep)
  spend(list.length)
  let text = ''
  for (let at = 0; at < list.length; at += 1) {
    const item = list[at]
    if (at > 0) text += ','
    if (item !== undefined && item !== null) text += typeof item === 'object' ? objectText(item, depth + 1) : toText(item)
    chargeJoined(text)
  }
  return text
}
