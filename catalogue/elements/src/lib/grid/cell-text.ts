import { toText } from '@heddle/kit/react'
import type { ColumnKind } from './column.ts'

/** Characters of a value that are shown: the end of more is of use to nobody. */
export const MOST_TEXT = 1000

/** How values are written. */
export interface Writing {
  readonly language: string
  /** Moments are told in this time zone: that of the visitor, and UTC until the page is alive. */
  readonly timeZone: string | undefined
  readonly yes: string
  readonly no: string
  /** What is said of a text in a column of numbers, and in one of dates. */
  readonly notNumber?: string
  readonly notDate?: string
}

/** A value as people read it. */
export function cellText(value: unknown, kind: ColumnKind, writing: Writing): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean' && (kind === 'boolean' || kind === 'auto')) return value ? writing.yes : writing.no
  if (kind === 'boolean' && value !== '') return value && value !== 'false' && value !== '0' ? writing.yes : writing.no
  const written =
    kind === 'number' || (kind === 'auto' && typeof value === 'number')
      ? numberText(value, writing.language)
      : kind === 'date' || kind === 'date-time'
        ? dateText(value, kind, writing)
        : undefined
  return (written ?? toText(value)).slice(0, MOST_TEXT)
}

/** The number a value is or spells. */
export function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function numberText(value: unknown, language: string): string | undefined {
  const number = toNumber(value)
  return number === undefined ? undefined : formatOf(language, 'number').format(number)
}

/** An amount of money, and a plain number where there is no such money. */
export function moneyText(amount: number, currency: string, { language }: Writing): string {
  const code = CURRENCY.test(currency) ? currency.toUpperCase() : ''
  return code === '' ? (numberText(amount, language) ?? '') : formatOf(language, code).format(amount)
}
const CURRENCY = /^[a-z]{3}$/i

/** How much of a whole there is. */
export const shareText = (part: number, whole: number, { language }: Writing): string =>
  formatOf(language, '%').format(Math.max(0, Math.min(1, part / whole)))

const DAY = /^\d{4}-\d\d-\d\d$/

function dateText(value: unknown, kind: 'date' | 'date-time', { language, timeZone }: Writing): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date)) return undefined
  const moment = new Date(typeof value === 'string' ? value.slice(0, 40) : value)
  if (Number.isNaN(moment.getTime()) || value === '') return undefined
  // A day is the same day everywhere.
  const isDay = typeof value === 'string' && DAY.test(value)
  return formatOf(language, isDay ? 'date' : kind, isDay ? 'UTC' : timeZone).format(moment)
}

type Format = Pick<Intl.NumberFormat, 'format'> & Pick<Intl.DateTimeFormat, 'format'>

/** Formats are costly to make and used for every cell. */
const formats = new Map<string, unknown>()

/** @param kind of numbers, of dates, `%` for shares, or the code of a currency */
function formatOf(language: string, kind: string, timeZone?: string): Format {
  const name = `${language} ${kind} ${timeZone ?? ''}`
  const known = formats.get(name)
  if (known) return known as Format
  const made = makeFormat(language, kind, timeZone)
  formats.set(name, made)
  return made as Format
}

const CODE = 3

function makeFormat(language: string, kind: string, timeZone: string | undefined): unknown {
  const locale = isLanguage(language) ? language : 'en'
  if (kind === 'number') return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
  if (kind === '%') return new Intl.NumberFormat(locale, { style: 'percent' })
  if (kind.length === CODE) return new Intl.NumberFormat(locale, { style: 'currency', currency: kind })
  const time = kind === 'date-time' ? ({ timeStyle: 'short' } as const) : {}
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...time, ...(timeZone && { timeZone }) })
}

function isLanguage(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}
