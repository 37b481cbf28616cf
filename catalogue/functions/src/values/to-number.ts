/** The number that a value is or that its text is as a whole; NaN for anything else, empty texts included. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}
