import { MAX_NUMBER_LENGTH } from '../limits.ts'

/** The number that a value is or that its text is as a whole; NaN for anything else, empty and very long texts included. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value.length > MAX_NUMBER_LENGTH) return Number.NaN
  return value.trim() === '' ? Number.NaN : Number(value)
}
