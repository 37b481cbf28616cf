import { assert, constantFrom, date, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readInstant } from './read.ts'

const iso = (text: string, zone = 'UTC') => {
  const instant = readInstant(text, zone)
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString()
}

describe('reading a date', () => {
  test('whatever JavaScript writes is read back', () => {
    assert(
      property(date({ noInvalidDate: true }), (written) => {
        expect(readInstant(written.toISOString(), 'UTC')).toBe(written.getTime())
      }),
    )
    expect(iso(new Date('2024-12-25T10:00:00Z').toUTCString())).toBe('2024-12-25T10:00:00.000Z')
    expect(iso(new Date('2024-12-25T10:00:00Z').toString())).toBe('2024-12-25T10:00:00.000Z')
  })

  test('a text that only looks like what JavaScript writes is read as any other', () => {
    const written = '2024-05-10T12:30:15.250Z'
    const at = integer({ min: 0, max: written.length - 1 })
    assert(
      property(at, constantFrom(...'09:-TZ. x'), (place, letter) => {
        const text = written.slice(0, place) + letter + written.slice(place + 1)
        const other = readInstant(` ${text}`, 'UTC')
        expect(readInstant(text, 'UTC')).toBe(other)
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['2024-05-10', '2024-05-10T00:00:00.000Z'],
    ['2024-5-1', '2024-05-01T00:00:00.000Z'],
    ['2024/05/10 12:30', '2024-05-10T12:30:00.000Z'],
    ['20240510T123015', '2024-05-10T12:30:15.000Z'],
    ['2024-05-10 12:30:15.5', '2024-05-10T12:30:15.500Z'],
    ['2024-05-10T12:30:15.123456Z', '2024-05-10T12:30:15.123Z'],
    ['2024-05-10T12:30+02:00', '2024-05-10T10:30:00.000Z'],
    ['2024-05-10T12:30-0330', '2024-05-10T16:00:00.000Z'],
    ['2024-05-10 12:30:15.123456+00', '2024-05-10T12:30:15.123Z'],
    [' 2024-05 ', '2024-05-01T00:00:00.000Z'],
    ['2024', '2024-01-01T00:00:00.000Z'],
    ['0050-03-01', '0050-03-01T00:00:00.000Z'],
    ['2024-05-10T24:00', '2024-05-11T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['12/25/2024', '2024-12-25T00:00:00.000Z'],
    ['12/25/2024, 9:30', '2024-12-25T09:30:00.000Z'],
    ['December 25, 2024', '2024-12-25T00:00:00.000Z'],
  ])('%s is an instant', (text, instant) => {
    expect(iso(text)).toBe(instant)
  })

  test.each([
    '',
    'soon',
    'order 5',
    '5',
    '10:30',
    '2023-02-29',
    '2024-02-31T00:00:00.000Z',
    '2024-13-01',
    '2024-00-10',
    '2024-05-00',
    '2024-05-10T25:00',
    '2024-05-10T12:61Z',
    '25/12/2024',
    '02/31/2024',
    'February 31, 2024',
    'May I be 2024',
    '1717171717171',
    '2024-05-10T12:30:00+02:00:00 and more',
    '9'.repeat(1000),
  ])('%s is none', (text) => {
    expect(iso(text)).toBeUndefined()
  })

  test('a text without a zone is what the visitor’s clock shows', () => {
    expect(iso('2024-05-10T12:00', 'Europe/Paris')).toBe('2024-05-10T10:00:00.000Z')
    expect(iso('2024-05-10', 'America/New_York')).toBe('2024-05-10T04:00:00.000Z')
    expect(iso('May 10, 2024', 'Asia/Tokyo')).toBe('2024-05-09T15:00:00.000Z')
    expect(iso('2024-05-10T12:00Z', 'Europe/Paris')).toBe('2024-05-10T12:00:00.000Z')
  })
})
