import { toText } from '@heddle/kit/react'

/** How a number is written; what is bound may be anything. */
export interface NumberLook {
  readonly locale?: unknown
  readonly style?: unknown
  readonly currency?: unknown
  readonly currencyDisplay?: unknown
  readonly notation?: unknown
  readonly unit?: unknown
  readonly unitDisplay?: unknown
  readonly signDisplay?: unknown
  readonly fractionDigits?: unknown
  readonly minimumIntegerDigits?: unknown
  readonly thousandsSeparator?: unknown
}

export const FRACTION_DIGITS = { min: 0, max: 20, default: 2 } as const
export const INTEGER_DIGITS = { min: 1, max: 21, default: 1 } as const

/** A number, or a text that holds one; `undefined` for whatever else. */
export function readPlainNumber(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = isText || typeof value === 'number' || typeof value === 'bigint' ? Number(value) : Number.NaN
  return Number.isNaN(number) ? undefined : number
}

/**
 * A number as it is written somewhere. What is no currency, no unit and no language of this world counts as none: the number
 * is written plainly, and in English.
 */
export function writeNumber(value: number, look: NumberLook): string {
  const key = Object.values(look).map(toText).join('\n')
  const known = formats.get(key) ?? formatOf(look)
  if (formats.size >= MAX_KEPT) formats.clear()
  formats.set(key, known)
  return known.format(value)
}

/** Making one takes longer than writing a hundred numbers. */
const formats = new Map<string, Intl.NumberFormat>()
const MAX_KEPT = 100
/** Never that of the machine. */
const ENGLISH = 'en'

function formatOf(look: NumberLook): Intl.NumberFormat {
  const { locale, style, thousandsSeparator, notation, signDisplay } = look
  const digits = inside(look.fractionDigits, FRACTION_DIGITS)
  const shared = {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    minimumIntegerDigits: inside(look.minimumIntegerDigits, INTEGER_DIGITS),
    useGrouping: Boolean(thousandsSeparator),
  }
  const kind = {
    ...(style === 'percent' && { style }),
    ...(style === 'currency' && { style, currency: text(look.currency), currencyDisplay: look.currencyDisplay }),
    ...(style === 'unit' && { style, unit: text(look.unit), unitDisplay: look.unitDisplay }),
  }
  const languages = [(text(locale) ?? ENGLISH).replaceAll('_', '-'), ENGLISH]
  const ways = [{ ...kind, notation, signDisplay }, { notation, signDisplay }, {}]
  for (const way of ways)
    for (const language of languages) {
      try {
        return new Intl.NumberFormat(language, { ...shared, ...way } as Intl.NumberFormatOptions)
      } catch {
        // The next way is a plainer one.
      }
    }
  return new Intl.NumberFormat(ENGLISH, shared)
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

function inside(value: unknown, { min, max, default: usual }: typeof FRACTION_DIGITS | typeof INTEGER_DIGITS): number {
  const number = Math.trunc(readPlainNumber(value) ?? usual)
  return Math.min(max, Math.max(min, number))
}
