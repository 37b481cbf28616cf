import { describe, expect, test } from 'vitest'
import { formatValue, formatValues, type FormatOptions } from './format.ts'
import { namesOf } from './names.ts'
import { readValue, type Mode } from './values.ts'

const write = (mode: Mode, value: string, pattern: string, more: Partial<FormatOptions> = {}, language = 'en'): string => {
  const options = {
    mode,
    pattern,
    names: () => namesOf(language),
    zone: 'UTC',
    has24Hours: () => true,
    hasSeconds: false,
    ...more,
  }
  return formatValue(readValue(mode, value, options.zone) ?? Number.NaN, options)
}

describe('a date as people read it', () => {
  test.each([
    ['DD/MM/YYYY', '03/02/2026'],
    ['MMMM D, YYYY', 'February 3, 2026'],
    ['MMM D, YYYY h:mm A', 'Feb 3, 2026 2:05 PM'],
    ['h:mm:ss A', '2:05:09 PM'],
    ['YY-M-D HH:mm:ss.SSS', '26-2-3 14:05:09.000'],
    ['dddd ddd Do', 'Tuesday Tue 3rd'],
    ['hh H m s a', '02 14 5 9 pm'],
    ['[Day] D, "of" MMMM, \'Q\' Q, [] ww Z', 'Day 3, of February, Q 1,  06 +00:00'],
    ['yyyy.MM.dd', '2026.02.03'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('%s is %s', (pattern, text) => expect(write('datetime', '2026-02-03T14:05:09Z', `${pattern}`)).toMatch(text))

  test.each([
    ['2026-01-01', '1st'],
    ['2026-01-02', '2nd'],
    ['2026-01-11', '11th'],
    ['2026-01-12', '12th'],
    ['2026-01-13', '13th'],
    ['2026-01-21', '21st'],
    ['2026-01-30', '30th'],
  ])('%s is the %s', (day, text) => expect(write('date', day, 'Do')).toBe(text))

  test('has the names of its language, in the case that stands beside a day', () => {
    expect(write('date', '2026-11-23', 'D MMMM YYYY, dddd', {}, 'ru')).toBe('23 ноября 2026, понедельник')
    expect(write('month', '2026-11', 'MMMM YYYY', {}, 'ru')).toBe('ноябрь 2026')
    for (const language of ['', 'x'.repeat(100_000), '<b>', 'en_US'])
      expect(write('date', '2026-11-23', 'MMMM', {}, language)).toBe('November')
  })

  test.each<readonly [Mode, string, string]>([
    ['month', '2026-11', 'November 2026'],
    ['year', '2026', '2026'],
    ['time', '09:05:07', '09:05'],
    ['datetime', '2026-11-23T09:05Z', '23/11/2026 09:05'],
  ])('that is a %s shows what it is, though the format is one of days', (mode, value, text) => {
    expect(write(mode, value, 'DD/MM/YYYY')).toBe(text)
  })

  test('is written with the hours and the distance of its zone', () => {
    const zone = { zone: 'Europe/Brussels', has24Hours: () => false, hasSeconds: true }
    expect(write('datetime', '2026-07-01T12:00Z', 'D', zone)).toBe('1 2:00:00 PM')
    expect(write('datetime', '2026-07-01T12:00Z', 'H Z', zone)).toBe('14 +02:00')
  })

  test('of a range has both ends, of several all of them', () => {
    const options: FormatOptions = {
      mode: 'date',
      pattern: 'D.M',
      names: () => namesOf('en'),
      zone: 'UTC',
      has24Hours: () => true,
      hasSeconds: false,
    }
    expect(formatValues([0, 1], true, options)).toBe('1.1 - 2.1')
    expect(formatValues([0, 1], false, options)).toBe('1.1; 2.1')
    expect(formatValues([], true, options)).toBe('')
  })
})
