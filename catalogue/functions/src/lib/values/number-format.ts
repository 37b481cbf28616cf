import type { FunctionHost } from '@heddle/kit'
import { ENGLISH, englishNumber } from './english-number.ts'

const MAX_KEPT = 200
/** Making a formatter takes as long as a few hundred steps. */
const BUILD_STEPS = 1000
const FORMAT_STEPS = 20

const kept = new Map<string, Intl.NumberFormat>()

/** A number written for a language. Formatters are kept, so that lists of numbers are quick. */
export function writeNumber(host: FunctionHost, value: number, locale: string, options: Intl.NumberFormatOptions): string {
  const english = locale === ENGLISH ? englishNumber(value, options) : undefined
  if (english !== undefined) {
    host.spend(FORMAT_STEPS)
    return english
  }
  const key = `${locale} ${options.style} ${options.currency} ${options.unit} ${options.minimumFractionDigits} ${options.maximumFractionDigits}`
  let format = kept.get(key)
  host.spend(format ? FORMAT_STEPS : BUILD_STEPS)
  if (!format) {
    if (kept.size >= MAX_KEPT) kept.clear()
    format = new Intl.NumberFormat(locale, options)
    kept.set(key, format)
  }
  return format.format(value)
}

/** Digits after the point: exactly as many as asked for, 0 to 20; the format's own rule when none is asked for. */
export function fractionDigits(digits: number | undefined): Intl.NumberFormatOptions {
  if (digits === undefined) return {}
  const count = Math.max(0, Math.min(20, Math.trunc(digits)))
  return { minimumFractionDigits: count, maximumFractionDigits: count }
}
