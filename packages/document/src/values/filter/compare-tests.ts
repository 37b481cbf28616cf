import type { ValueTest } from './types.ts'

/** `<` and its relatives as JavaScript has them, between scalars and dates; others would run code of the value, and are false. */
type Scalar = string | number | bigint | boolean | Date | null | undefined

export const less = (wanted: unknown): ValueTest => {
  if (!isScalar(wanted)) return never
  // null and undefined compare as numbers; the types do not know.
  const limit = wanted as number
  return (value) => (typeof value === 'number' || isScalar(value)) && (value as number) < limit
}

export const greater = (wanted: unknown): ValueTest => {
  if (!isScalar(wanted)) return never
  const limit = wanted as number
  return (value) => (typeof value === 'number' || isScalar(value)) && (value as number) > limit
}

export const atMost = (wanted: unknown): ValueTest => {
  if (!isScalar(wanted)) return never
  const limit = wanted as number
  return (value) => (typeof value === 'number' || isScalar(value)) && (value as number) <= limit
}

export const atLeast = (wanted: unknown): ValueTest => {
  if (!isScalar(wanted)) return never
  const limit = wanted as number
  return (value) => (typeof value === 'number' || isScalar(value)) && (value as number) >= limit
}

export const never: ValueTest = () => false

function isScalar(value: unknown): value is Scalar {
  if (typeof value === 'object') return value === null || value instanceof Date
  return typeof value !== 'function' && typeof value !== 'symbol'
}
