import { MESSAGES } from '../messages.ts'
import { toNumber } from '../values/to-number.ts'

/** An argument that is a number or the text of one; 0 counts, no other empty value does. Position 1 is the first. */
export function requireNumber(value: unknown, position: number): number {
  const number = toNumber(value)
  if (Number.isNaN(number)) throw new Error(MESSAGES.mustBeNumber(position))
  return number
}

/** As `requireNumber`, for an argument that may be left out. */
export function optionalNumber<F>(value: unknown, position: number, fallback: F): number | F {
  return value === undefined ? fallback : requireNumber(value, position)
}
