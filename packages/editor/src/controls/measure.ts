/** A number with its unit; an empty unit stands for a bare number. */
export interface Measure {
  readonly amount: number
  readonly unit: string
}

const MEASURE = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*|%)$/i

/** Reads `24px`, `50%` or `1.5`; `undefined` for words, sums and functions. */
export function readMeasure(text: string): Measure | undefined {
  const match = MEASURE.exec(text.trim())
  return match ? { amount: Number(match[1]), unit: (match[2] ?? '').toLowerCase() } : undefined
}

/** A measure as CSS text, without the rounding noise of sums. */
export function printMeasure({ amount, unit }: Measure): string {
  return `${tidy(amount)}${unit}`
}

/** Adds to a plain measure; words and functions stay as they are. */
export function stepMeasure(text: string, by: number): string | undefined {
  const measure = readMeasure(text)
  return measure && printMeasure({ amount: measure.amount + by, unit: measure.unit })
}

/** How far one press of an arrow or one pixel of a drag goes: 1, with Shift 10, with Alt 0.1. */
export function stepOf(keys: { readonly shiftKey: boolean; readonly altKey: boolean }, step = 1): number {
  return keys.shiftKey ? step * 10 : keys.altKey ? step / 10 : step
}

/** A step meant for milliseconds as one of the value's own unit: 10 ms are no step of seconds, a tenth of one is. */
export function stepIn(unit: string, step: number): number {
  return unit === 's' ? step / 100 : step
}

/** Removes what binary fractions leave behind: 0.30000000000000004 becomes 0.3. */
export function tidy(amount: number): number {
  return Math.round(amount * 1e4) / 1e4
}
