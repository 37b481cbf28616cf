import { toText } from '@heddle/kit/react'
import type { Series, ValueWriter } from '../../lib/charts/chart-spec.ts'

/** Values of the fields that say how numbers are written; bound ones may be anything. */
export interface ValueLook {
  readonly currency: unknown
  readonly decimals: unknown
  readonly isShort: unknown
  readonly valueBefore: unknown
  readonly valueAfter: unknown
}

/** More are asked of nobody, and of a decimal place nobody reads a fourth. */
const PLACES = /^[0-3]$/

/** Writes numbers of an axis; `undefined` where nobody said how, so that each place does it as it always did. */
export function valueWriter(style: unknown, look: ValueLook, language: string): ValueWriter | undefined {
  const [before, after, decimals] = [toText(look.valueBefore), toText(look.valueAfter), toText(look.decimals)]
  const isStyled = style === 'currency' || style === 'percent'
  const places = PLACES.test(decimals) ? Number(decimals) : undefined
  if (!isStyled && !look.isShort && places === undefined && before + after === '') return undefined
  const format = formatOf(language, {
    ...(style === 'percent' && { style }),
    ...(style === 'currency' && { style, currency: toText(look.currency) }),
    ...(Boolean(look.isShort) && { notation: 'compact' }),
    ...(places !== undefined && { minimumFractionDigits: places, maximumFractionDigits: places }),
    ...(places === undefined && !look.isShort && { maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' }),
  })
  return (value) => `${before}${format.format(value)}${after}`
}

/** Plainly, and in English, where there is no such money or language. */
function formatOf(language: string, look: Intl.NumberFormatOptions): Intl.NumberFormat {
  const { style: _, currency: __, ...plain } = look
  for (const [locale, options] of [
    [language, look],
    ['en', look],
    [language, plain],
  ] as const) {
    try {
      return new Intl.NumberFormat(locale || 'en', options)
    } catch {
      // The next way is a plainer one.
    }
  }
  return new Intl.NumberFormat('en', plain)
}

/** A number of a series as people read it; empty for none. */
export const writtenValue = (series: Series | undefined, value: number | null | undefined): string =>
  value === null || value === undefined ? '' : (series?.write?.(value) ?? String(value))
