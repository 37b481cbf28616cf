import { toText } from '@heddle/kit/react'
import { toNumber } from '../../lib/numbers/read-number.ts'

/** How an amount is written. */
export interface CurrencyFormat {
  readonly symbol: string
  readonly isPrefix: boolean
  readonly decimals: number
  /** Between groups of three digits; empty for none. */
  readonly thousands: string
  readonly mark: string
  readonly allowsNegative: boolean
}

const THOUSANDS: Readonly<Record<string, string>> = { comma: ',', dot: '.', space: ' ', apostrophe: '’', none: '' }
const MOST_DECIMALS = 10

/** The format that a builder chose, by formulas too; what is no choice counts as the first one. */
export function toFormat(props: Readonly<Record<string, unknown>>): CurrencyFormat {
  const decimals = toNumber(props['currencyDecimalPlaces']) ?? 2
  const { currencyThousandsSeparator: thousands, currencyDecimalSeparator } = props
  const mark = currencyDecimalSeparator === 'comma' ? ',' : '.'
  const between = typeof thousands === 'string' && Object.hasOwn(THOUSANDS, thousands) ? (THOUSANDS[thousands] ?? ',') : ','
  return {
    symbol: props['currencyShowSymbol'] ? toText(props['currencySymbol']).trim() : '',
    isPrefix: props['currencySymbolPosition'] !== 'suffix',
    decimals: Math.min(Math.max(Math.round(decimals), 0), MOST_DECIMALS),
    // Where both are the same nobody could read the amount.
    thousands: between === mark ? '' : between,
    mark,
    allowsNegative: Boolean(props['allowNegative']),
  }
}

/** An amount as it stands in a field: what it is as a number, how it is written, and where the caret stands in that. */
export interface TypedAmount {
  readonly value: number | null
  readonly text: string
  readonly caret: number
}

/**
 * What a person made of an amount. Of several decimal marks the last counts; either comma or dot is one unless it stands
 * between groups. Decimals beyond those of the format are cut, not rounded, and none are added. The symbol is no part of it.
 * @param caret where it stands in `text`
 * @param isPasted it comes from elsewhere, where the last of comma and dot is the decimal mark, whatever it means here
 */
export function readAmount(text: string, caret: number, format: CurrencyFormat, isPasted = false): TypedAmount {
  const { decimals, thousands, mark, allowsNegative } = format
  const marks = [',', '.'].filter((one) => one !== thousands || (isPasted && text.includes(',') && text.includes('.')))
  const at = decimals > 0 ? Math.max(...marks.map((one) => text.lastIndexOf(one))) : -1
  const end = decimals > 0 || marks.length === 0 ? text.length : firstMark(text, marks)
  const whole = digitsOf(text.slice(0, at < 0 ? end : at))
  const rest = at < 0 ? '' : digitsOf(text.slice(at)).slice(0, decimals)
  const sign = allowsNegative && /^[^\d]*[-−]/.test(text) ? '-' : ''
  // A mark that is typed where one stands is stepped over.
  const isAtMark = at === caret && caret > 0 && marks.includes(text[caret - 1] ?? '')
  const before = text.slice(0, isAtMark ? caret + 1 : caret)
  const count = digitsOf(before).length + (at >= 0 && before.length > at ? 1 : 0) + (sign && /[-−]/.test(before) ? 1 : 0)
  const isEmpty = whole === '' && rest === ''
  const written = isEmpty && at < 0 ? sign : `${sign}${grouped(whole, thousands)}${at < 0 ? '' : mark}${rest}`
  const value = isEmpty ? null : Number(`${sign}${whole || '0'}.${rest || '0'}`)
  return { value, text: written, caret: placeOf(written, count, format) }
}

/** An amount as it is read when nobody types: all of its decimals, with the symbol; nothing for none. */
export function writeAmount(amount: number | null, format: CurrencyFormat): string {
  if (amount === null) return ''
  const { decimals, thousands, mark } = format
  // Beyond this the language writes numbers with an exponent.
  const plain =
    Math.abs(amount) < 1e21 ? Math.abs(amount).toFixed(decimals) : Math.abs(amount).toLocaleString('en', { useGrouping: false })
  const [whole = '', rest] = plain.split('.')
  const sign = amount < 0 && Number(plain) !== 0 ? '-' : ''
  return withSymbol(`${sign}${grouped(whole, thousands)}${rest === undefined ? '' : `${mark}${rest}`}`, format)
}

function withSymbol(text: string, { symbol, isPrefix }: CurrencyFormat): string {
  if (symbol === '' || text === '') return text
  return isPrefix ? `${symbol} ${text}` : `${text} ${symbol}`
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

function firstMark(text: string, marks: readonly string[]): number {
  const found = marks.map((one) => text.indexOf(one)).filter((one) => one >= 0)
  return found.length > 0 ? Math.min(...found) : text.length
}

/** Zeros in front of other digits say nothing. */
function grouped(digits: string, thousands: string): string {
  const plain = digits.replace(/^0+(?=\d)/, '')
  const groups: string[] = []
  for (let end = plain.length; end > 0; end -= 3) groups.unshift(plain.slice(Math.max(0, end - 3), end))
  return groups.join(thousands)
}

/** The place behind so many signs that count: digits, the decimal mark, the minus. */
function placeOf(text: string, count: number, { mark, thousands }: CurrencyFormat): number {
  let left = count
  let at = 0
  while (left > 0 && at < text.length) {
    const sign = text[at] ?? ''
    if (/\d/.test(sign) || sign === '-' || (sign === mark && mark !== thousands)) left -= 1
    at += 1
  }
  return at
}
