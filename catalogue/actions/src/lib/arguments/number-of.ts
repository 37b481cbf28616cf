/** A finite number, also one that is written as text; `undefined` for everything else. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Milliseconds, never less than 0; the fallback for what is no number. */
export function durationOf(value: unknown, fallback: number): number {
  return Math.max(0, numberOf(value) ?? fallback)
}
