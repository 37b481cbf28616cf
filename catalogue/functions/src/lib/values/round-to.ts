/** Beyond this many digits a number has none that rounding could change. */
const MAX_PRECISION = 100

/**
 * Rounds by shifting the decimal point in the number's text, so that 2.345 becomes 2.35: multiplying would lose a half.
 * `precision` is digits after the point; a negative one rounds tens, hundreds and so on.
 */
export function roundTo(round: (value: number) => number, value: number, precision: number): number {
  if (!Number.isFinite(value)) return value
  if (precision === 0 || (precision > 0 && Number.isInteger(value))) return round(value) + 0
  const digits = Math.max(-MAX_PRECISION, Math.min(MAX_PRECISION, Math.trunc(precision)))
  const quick = digits > 0 && digits <= EXACT_POWERS ? roundQuickly(round, value, 10 ** digits) : undefined
  if (quick !== undefined) return quick
  // Adding 0 makes 0 of -0, which a text would show with its sign.
  return shift(round(shift(value, digits)), -digits) + 0
}

/** Powers of ten up to this one are exact, and so is what comes of dividing a whole number by them. */
const EXACT_POWERS = 15

/** By multiplying, where the product is far enough from whole numbers and halves that its error cannot matter. */
function roundQuickly(round: (value: number) => number, value: number, power: number): number | undefined {
  const twice = value * power * 2
  const distance = Math.abs(twice - Math.round(twice))
  return Math.abs(twice) < Number.MAX_SAFE_INTEGER && distance > Math.abs(twice) * 1e-14
    ? round(twice / 2) / power + 0
    : undefined
}

function shift(value: number, digits: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  return Number(`${mantissa}e${Number(exponent) + digits}`)
}
