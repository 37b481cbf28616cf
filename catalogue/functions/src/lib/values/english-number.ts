/** Language whose numbers are written without a formatter: making the first one takes a slow phone longer than drawing a page. */
export const ENGLISH = 'en'

/** Signs of the currencies that are written with two digits after the point. */
const SIGNS: ReadonlyMap<string | undefined, string> = new Map([
  ['EUR', '€'],
  ['GBP', '£'],
  ['USD', '$'],
])
/** Digits after the point at most, where none are asked for. */
const MOST_DIGITS = 3

/**
 * A number, or an amount of money, as `Intl.NumberFormat` writes it in English; `undefined` for what it is left to: other
 * currencies and styles, and numbers that are written with an exponent or do not end.
 */
export function englishNumber(
  value: number,
  { style = 'decimal', currency, minimumFractionDigits, maximumFractionDigits }: Intl.NumberFormatOptions,
): string | undefined {
  const isMoney = style === 'currency'
  const sign = isMoney ? SIGNS.get(currency) : ''
  const written = String(Math.abs(value))
  if (sign === undefined || !(isMoney || style === 'decimal') || !/^\d+(\.\d+)?$/.test(written)) return undefined
  const [least, most] = [minimumFractionDigits ?? (isMoney ? 2 : 0), maximumFractionDigits ?? (isMoney ? 2 : MOST_DIGITS)]
  const [whole, part] = rounded(written, most)
  const fraction = part.padEnd(least, '0')
  // Bounded: a number that is written without an exponent has 21 digits before its point at most.
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const minus = value < 0 || Object.is(value, -0) ? '-' : ''
  return `${minus}${sign}${grouped}${fraction && `.${fraction}`}`
}

/** Rounded half away from zero, as it is written: 1.005 is 1.01. Zeros at the end are left out. */
function rounded(written: string, digits: number): readonly [whole: string, part: string] {
  const [whole = '', part = ''] = written.split('.')
  const up = (part[digits] ?? '0') >= '5' ? 1n : 0n
  const all = String(BigInt(whole + part.slice(0, digits).padEnd(digits, '0')) + up).padStart(digits + 1, '0')
  // Bounded: 20 digits at most.
  return [all.slice(0, all.length - digits), all.slice(all.length - digits).replace(/0+$/, '')]
}
