/** What counts as a number, as an HTML `pattern`: digits in groups of any kind of blank, a point or a comma before decimals. */
export const NUMBER_PATTERN = String.raw`\s*(?:[+\-−]\s*)?(?:\d[\d\s]*(?:[.,][\d\s]*)?|[.,]\d[\d\s]*)`

const NUMBER = new RegExp(`^(?:${NUMBER_PATTERN})$`)

/** The number a person typed, a comma counting as decimal mark; null for nothing and for what is no number. */
export function readNumber(text: string): number | null {
  if (!NUMBER.test(text)) return null
  const number = Number(text.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-'))
  return Number.isFinite(number) ? number : null
}

/**
 * The number in a text from elsewhere, such as `1.234,56 €` or `$ 1,234.56`: of two kinds of marks the last one is before the
 * decimals, and a mark that stands there several times parts thousands.
 */
export function readPasted(text: string): number | null {
  const signs = text.slice(0, LONGEST_PASTE).replaceAll(/[^\d.,+\-−]/g, '')
  // Bounded: what is before and behind is of words.
  const kept = signs.replaceAll(/^[.,]+|[.,]+$/g, '')
  const marks = kept.replaceAll(/[^.,]/g, '')
  const last = marks.at(-1)
  const isDecimal = last !== undefined && marks.indexOf(last) === marks.length - 1
  const at = isDecimal ? kept.lastIndexOf(last) : kept.length
  const whole = kept.slice(0, at).replaceAll(/[.,]/g, '')
  return readNumber(isDecimal ? `${whole}.${kept.slice(at + 1)}` : whole)
}

const LONGEST_PASTE = 100

/** A number that came by formula, as a number or as a text; null for anything else. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'string' ? readNumber(value) : null
}

/**
 * A number as a field shows it: no groups, no exponent, the decimal mark that the person writes.
 * @param decimals how many there are to be; absent for as many as it has
 */
export function writeNumber(number: number | null, mark: '.' | ',', decimals?: number): string {
  if (number === null) return ''
  const text = decimals === undefined ? String(number) : number.toFixed(decimals)
  const plain = text.includes('e') ? number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text
  return plain.replace('.', mark)
}

/** Where a number may lie and how far a key moves it; null for no bound. */
export interface NumberBounds {
  readonly min: number | null
  readonly max: number | null
  readonly step: number
}

/** Within bounds; the greatest value wins where they contradict one another. */
export function clamp(value: number, { min, max }: NumberBounds): number {
  return Math.min(Math.max(value, min ?? -Infinity), max ?? Infinity)
}

/** A step from a value, without the digits that binary fractions leave behind. */
export function stepFrom(value: number | null, by: number): number {
  return Number(((value ?? 0) + by).toFixed(10))
}
