import type { FunctionHost } from '@heddle/kit'
import { optionalText } from './arguments.ts'
import type { Locale } from './locales.ts'
import { expandLocalized } from './localized.ts'
import { tokenWriter, type Write } from './tokens.ts'
import { toWall } from './zone.ts'

/** Writes an instant as the clocks of a zone show it. */
export type DateFormatter = (instant: number, zone: string) => string

/** What dates look like when nothing says otherwise: ISO 8601 with seconds and offset. */
export const DEFAULT_PATTERN = 'YYYY-MM-DDTHH:mm:ssZ'

const TOKENS = /\[([^\]]+)]|YYYY|YY|Q|ww?|WW?|Do|X|x|kk?|M{1,4}|D{1,2}|d{1,4}|H{1,2}|h{1,2}|a|A|m{1,2}|s{1,2}|Z{1,2}|SSS/g
/** A token may write so many times its length: `x` stands for 13 digits, `LLLL` for a whole sentence. */
const MAX_GROWTH = 16
const MAX_KEPT_PATTERN = 100
const MAX_KEPT_PATTERNS = 200

const kept = new WeakMap<Locale, Map<string, DateFormatter>>()

/** A formatter for a pattern of dayjs in a language; built once and kept, so that lists of dates are quick. */
export function dateFormatter(pattern: string, locale: Locale): DateFormatter {
  const formatters = kept.get(locale) ?? new Map<string, DateFormatter>()
  const found = formatters.get(pattern)
  if (found) return found
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

/** A function's format argument, or else the project's favourite one, or else ISO 8601. Throws when it is no text. */
export function choosePattern(host: FunctionHost, format: unknown): string {
  const pattern = optionalText(format, 2) ?? host.favoriteFormat()
  if (!pattern) return DEFAULT_PATTERN
  host.spend(1 + (pattern.length >> 3))
  host.allowText(pattern.length * MAX_GROWTH)
  return pattern
}
