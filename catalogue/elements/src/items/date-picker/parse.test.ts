import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SECONDS_OF_DAY, toDay } from './calendar.ts'
import { formatValue, formatValues, type FormatOptions } from './format.ts'
import { namesOf } from './names.ts'
import { readTyped } from './parse.ts'

const by = (options: Partial<FormatOptions> = {}, language = 'en'): FormatOptions => ({
  mode: 'date',
  pattern: 'DD/MM/YYYY',
  names: () => namesOf(language),
  zone: 'UTC',
  has24Hours: () => true,
  hasSeconds: false,
  ...options,
})
const read = (text: string, options?: Partial<FormatOptions>, language?: string) =>
  readTyped(text, false, false, by(options, language))
const DAY = toDay(2026, 10, 5)

describe('what is typed is read', () => {
  test.each([
    ['05/11/2026', {}],
    ['5.11.2026', {}],
    [' 5-11-26 ', {}],
    ['05112026', {}],
    ['2026-11-05', {}],
    ['November 5, 2026', { pattern: 'MMMM D, YYYY' }],
    ['nov 5 2026', { pattern: 'MMMM D, YYYY' }],
    ['Thu 5th Nov 2026', { pattern: 'ddd Do MMM YYYY' }],
    ['11/05/2026', { pattern: 'MM/DD/YYYY' }],
    ['day 5 of 11, 2026', { pattern: '[day] D [of] M, YYYY' }],
  ])('%s', (text, options) => expect(read(text, options)).toEqual([DAY]))

  test('in the language of the calendar', () => {
    expect(read('5 ноября 2026', { pattern: 'D MMMM YYYY' }, 'ru')).toEqual([DAY])
    expect(read('5 нояб. 2026', { pattern: 'D MMM YYYY' }, 'ru')).toEqual([DAY])
  })

  test.each([
    ['05/11/2026 14:30', true, 14.5],
    ['05/11/2026', true, 0],
    ['5/11/26 2:30 pm', false, 14.5],
    ['5/11/26 12:30 AM', false, 0.5],
  ] as const)('with a time: %s', (text, is24, hours) =>
    expect(read(text, { mode: 'datetime', has24Hours: () => is24 })).toEqual([DAY * SECONDS_OF_DAY + hours * 3600]),
  )

  test('times, months and years', () => {
    expect(read('9:05', { mode: 'time' })).toEqual([9 * 3600 + 300])
    expect(read('9:05:30', { mode: 'time', hasSeconds: true })).toEqual([9 * 3600 + 330])
    expect(read('November 2026', { mode: 'month' })).toEqual([2026 * 12 + 10])
    expect(read('2026-11', { mode: 'month' })).toEqual([2026 * 12 + 10])
    expect(read('2026', { mode: 'year' })).toEqual([2026])
  })

  test('of a range both ends, of several each', () => {
    expect(readTyped('5/11/26 - 7/11/26', true, false, by())).toEqual([DAY, DAY + 2])
    expect(readTyped('5/11/26', true, false, by())).toEqual([DAY])
    expect(readTyped('5/11/26; 7/11/26;', false, true, by())).toEqual([DAY, DAY + 2])
    expect(readTyped('', false, false, by())).toEqual([])
  })
})

test.each(['tomorrow', '31/02/2026', '5/13/2026', '5/11', '1/2/3/4', '5 Foo 2026', '٣', '9'.repeat(400), 'a'.repeat(100_000)])(
  'what is no date is none: %.20s',
  (text) => expect(read(text)).toBeUndefined(),
)

test('an hour or a minute that there is not is no time', () => {
  expect(['25:00', '9:61'].map((text) => read(text, { mode: 'time' }))).toEqual([undefined, undefined])
})

const PATTERNS = ['DD/MM/YYYY', 'MMMM D, YYYY', 'MMM D, YYYY', 'D. M. YYYY', 'YYYYMMDD', 'dddd, Do MMMM YYYY', '[on] M/D/YYYY']

test('what is shown is read as what it shows', () => {
  const day = fc.integer({ min: toDay(1000, 0, 1), max: toDay(9999, 11, 31) })
  const second = fc.integer({ min: 0, max: SECONDS_OF_DAY / 60 - 1 }).map((minute) => minute * 60)
  fc.assert(
    fc.property(
      day,
      second,
      fc.constantFrom(...PATTERNS),
      fc.constantFrom('en', 'ru', 'de', 'fr'),
      fc.boolean(),
      (date, time, pattern, language, has24Hours) => {
        const plain = by({ pattern }, language)
        expect(readTyped(formatValue(date, plain), false, false, plain)).toEqual([date])
        const timed = by({ pattern, mode: 'datetime', has24Hours: () => has24Hours }, language)
        const moment = date * SECONDS_OF_DAY + time
        expect(readTyped(formatValue(moment, timed), false, false, timed)).toEqual([moment])
        expect(readTyped(formatValues([date, date + 1], true, plain), true, false, plain)).toEqual([date, date + 1])
      },
    ),
  )
})
