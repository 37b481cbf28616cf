import { toDay, partsOf, SECONDS_OF_DAY } from './calendar.ts'
import { patternOf, TOKENS, type FormatOptions } from './format.ts'
import { LIMITS } from './limits.ts'
import type { Names } from './names.ts'
import { readValue } from './values.ts'

/** Longest text that is read. */
const LONGEST = 200
/** What stands between both ends of a range, and between several dates. */
const BETWEEN_ENDS = /\s[-–—]\s/
const BETWEEN_DATES = /[;\n]/
const PARTS = /\d+|\p{L}[\p{L}\p{M}]*/gu
/** Two digits of a year from here on are of the century before. */
const OLD_YEAR = 70

/** What parts of a date a token is written with; other tokens follow from these. */
const PART_OF = { Y: 'year', M: 'month', D: 'day', d: 'day', H: 'hours', h: 'hours', m: 'minutes', s: 'seconds' } as const
type Part = (typeof PART_OF)[keyof typeof PART_OF]

/**
 * Reads what somebody typed, as dates are shown by the format and as ISO 8601 writes them. What stands between digits may be
 * anything: `5.11.26` is read by `DD/MM/YYYY` too.
 * @returns `undefined` for what is no date
 */
export function readTyped(
  text: string,
  isRange: boolean,
  isMulti: boolean,
  options: FormatOptions,
): readonly number[] | undefined {
  if (text.length > LONGEST * (isMulti ? LIMITS.dates.max : 2)) return undefined
  const texts = (isMulti ? text.split(BETWEEN_DATES) : isRange ? text.split(BETWEEN_ENDS) : [text]).filter(
    (one) => one.trim() !== '',
  )
  if (isRange && texts.length > 2) return undefined
  const values = texts.map((one) => readOne(one.trim(), options))
  return values.every((value) => value !== undefined) ? values : undefined
}

function readOne(text: string, options: FormatOptions): number | undefined {
  if (text.length > LONGEST) return undefined
  const { mode, zone } = options
  return readValue(mode, text, zone) ?? valueOf(readParts(text, options), mode)
}

type Parts = Partial<Record<Part, number>>

/** Numbers go to the tokens in their order, words to those they can be. */
function readParts(text: string, options: FormatOptions): Parts {
  const names = options.names()
  const tokens = [...patternOf(options).matchAll(TOKENS)].map(([token]) => token)
  const numbers = tokens.filter((token) => !isWord(token) && partOf(token) !== undefined)
  const found: { -readonly [part in Part]?: number } = {}
  let isLate: boolean | undefined
  const pieces = [...text.matchAll(PARTS)].flatMap(([piece]) => (/\d/.test(piece) ? cutUp(piece, numbers) : piece))
  for (const piece of pieces) {
    if (/\d/.test(piece)) {
      const token = numbers.shift()
      const part = token === undefined ? undefined : partOf(token)
      // More numbers than a date has: it is none.
      if (part === undefined) return {}
      found[part] = part === 'year' ? yearOf(piece) : Number(piece) - (part === 'month' ? 1 : 0)
    } else if (/^[ap]m$/i.test(piece)) isLate = /^p/i.test(piece)
    else {
      const month = monthNamed(piece, names)
      if (month !== undefined) found.month ??= month
    }
  }
  const { hours } = found
  if (isLate !== undefined && hours !== undefined && hours <= 12) found.hours = (hours % 12) + (isLate ? 12 : 0)
  return found
}

/** Digits without anything between them, as `05112026`, are as many for each token as it has letters. */
function cutUp(digits: string, tokens: readonly string[]): readonly string[] {
  if (digits.length <= MOST_DIGITS) return [digits]
  const pieces: string[] = []
  let from = 0
  for (const { length } of tokens) {
    if (from >= digits.length) break
    pieces.push(digits.slice(from, (from += length)))
  }
  return from === digits.length ? pieces : [digits]
}

/** Digits that one part has at most: a year. */
const MOST_DIGITS = 4
const isWord = (token: string): boolean => /^(?:M{3,4}|d{3,4})$/.test(token)

function partOf(token: string): Part | undefined {
  const letter = token === 'SSS' ? '' : token.charAt(0).replace('y', 'Y')
  return Object.hasOwn(PART_OF, letter) ? PART_OF[letter as keyof typeof PART_OF] : undefined
}

function yearOf(digits: string): number {
  const year = Number(digits)
  return digits.length > 2 ? year : year + (year < OLD_YEAR ? 2000 : 1900)
}

/** A month by its whole name, or by enough letters of it. */
function monthNamed(word: string, names: Names): number | undefined {
  const wanted = word.toLowerCase()
  if (wanted.length < 3) return undefined
  const found = Array.from({ length: 12 }, (_, month) => month).filter((month) =>
    [names.month(month, 'long'), names.month(month, 'long', true), names.month(month, 'short')].some((name) =>
      name.toLowerCase().startsWith(wanted),
    ),
  )
  return found.length === 1 ? found[0] : undefined
}

/** What parts make, where they are those that a mode needs and there is such a date. */
function valueOf({ year, month, day, hours, minutes = 0, seconds = 0 }: Parts, mode: FormatOptions['mode']): number | undefined {
  const isTime = hours === undefined || (hours < 24 && minutes < 60 && seconds < 60)
  const time = hours === undefined ? undefined : hours * 3600 + minutes * 60 + seconds
  if (mode === 'time') return isTime ? time : undefined
  if (year === undefined || year < LIMITS.years.min || year > LIMITS.years.max) return undefined
  if (mode === 'year') return year
  if (month === undefined || month < 0 || month > 11) return undefined
  if (mode === 'month') return year * 12 + month
  const at = day === undefined ? undefined : toDay(year, month, day)
  if (at === undefined || !isTime || partsOf(at).day !== day || partsOf(at).month !== month) return undefined
  return mode === 'date' ? at : at * SECONDS_OF_DAY + (time ?? 0)
}
