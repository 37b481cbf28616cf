import type { FunctionHost } from '@heddle/kit'
import { MAX_DATE_FORMAT } from '../limits.ts'
import { MESSAGES } from '../messages.ts'
import { optionalText } from './arguments.ts'
import type { Locale } from './locales.ts'
import { expandLocalized } from './localized.ts'
import { tokenWriter, type Write } from './tokens.ts'
import { toWall, type ZoneName } from './zone.ts'

/** Writes an instant as the clocks of a zone show it. */
export type DateFormatter = (instant: number, zone: ZoneName) => string

/** What dates look like when nothing says otherwise: ISO 8601 with seconds and offset. */
export const DEFAULT_PATTERN = 'YYYY-MM-DDTHH:mm:ssZ'

// No bracket inside brackets: looking for the end of each of many would take the square of their number.
const TOKENS = /\[([^[\]]+)]|YYYY|YY|Q|ww?|WW?|Do|X|x|kk?|M{1,4}|D{1,2}|d{1,4}|H{1,2}|h{1,2}|a|A|m{1,2}|s{1,2}|Z{1,2}|SSS/g
/** Making a formatter takes so many steps for each character. */
const STEPS_TO_BUILD = 10
const STEPS_TO_WRITE = 2
const MAX_KEPT_PATTERN = 100
const MAX_KEPT_PATTERNS = 200

const kept = new WeakMap<Locale, Map<string, DateFormatter>>()

/** A formatter for a pattern of dayjs in a language; built once and kept, so that lists of dates are quick. */
export function dateFormatter(host: FunctionHost, pattern: string, locale: Locale): DateFormatter {
  const formatters = kept.get(locale) ?? new Map<string, DateFormatter>()
  const found = formatters.get(pattern)
  if (found) return found
  host.spend(pattern.length * STEPS_TO_BUILD)
  const formatter = buildFormatter(expandLocalized(pattern, locale), locale)
  if (formatters.size >= MAX_KEPT_PATTERNS) formatters.clear()
  if (pattern.length <= MAX_KEPT_PATTERN) kept.set(locale, formatters.set(pattern, formatter))
  return formatter
}

function buildFormatter(pattern: string, locale: Locale): DateFormatter {
  const parts: { readonly literal: string; readonly write: Write }[] = []
  let literal = ''
  let from = 0
  for (const { 0: token, 1: quoted, index } of pattern.matchAll(TOKENS)) {
    literal += pattern.slice(from, index) + (quoted ?? '')
    from = index + token.length
    if (quoted !== undefined) continue
    parts.push({ literal, write: tokenWriter(token, pattern, locale) })
    literal = ''
  }
  const rest = literal + pattern.slice(from)
  return (instant, zone) => {
    const wall = toWall(instant, zone)
    const clock = new Date(wall)
    let text = ''
    for (const part of parts) text += part.literal + String(part.write(clock, wall - instant))
    return text + rest
  }
}

/** Specification section 3, plugin: the format of dates that name none, as the project's plugins give it. */
export function favoriteFormat(host: FunctionHost): string | undefined {
  const format = host.defaultOf('favoriteFormat')
  return typeof format === 'string' ? format : undefined
}

/** A function's format argument, or else the project's favourite one, or else ISO 8601. Throws when it is no text or too long. */
export function choosePattern(host: FunctionHost, format: unknown): string {
  const pattern = optionalText(format, 2) ?? favoriteFormat(host)
  if (!pattern) return DEFAULT_PATTERN
  if (pattern.length > MAX_DATE_FORMAT) throw new Error(MESSAGES.formatTooLong(MAX_DATE_FORMAT))
  host.spend(pattern.length * STEPS_TO_WRITE)
  return pattern
}
