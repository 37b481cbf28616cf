import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ENDS, SECONDS_OF_DAY } from './calendar.ts'
import { readValue, writeValue, type Mode } from './values.ts'
import { instantOf, wallOf } from '../../lib/zones/zone.ts'
import { ZONES } from '../../lib/zone-names.ts'

const anything: readonly unknown[] = [
  null,
  undefined,
  '',
  'x',
  '2026-02-30',
  '2026-13',
  '24:00',
  'x'.repeat(100_000),
  Number.NaN,
  Infinity,
  {},
  [],
  true,
  new Date(Number.NaN),
  '0000-01-01',
  9e15,
]

describe('what is picked', () => {
  test.each<readonly [Mode, unknown, string]>([
    ['date', '2026-11-23', '2026-11-23'],
    ['date', ' 2026-11-23T23:59:59-12:00 ', '2026-11-23'],
    ['date', Date.UTC(2026, 10, 23), '2026-11-23'],
    ['month', '2026-11-23', '2026-11'],
    ['month', '2026', '2026-01'],
    ['year', '2026-11-23T00:00Z', '2026'],
    ['time', '09:30', '09:30:00'],
    ['time', '2026-11-23T09:30:15.5', '09:30:15'],
    ['datetime', '2026-11-23T09:30+02:00', '2026-11-23T07:30:00.000Z'],
    ['datetime', '2026-11-23', '2026-11-23T00:00:00.000Z'],
    ['datetime', new Date(0), '1970-01-01T00:00:00.000Z'],
  ])('as %s, %j is %s', (mode, value, text) => {
    expect(writeValue(mode, readValue(mode, value, 'UTC') ?? Number.NaN, 'UTC')).toBe(text)
  })

  test.each(['datetime', 'date', 'time', 'month', 'year'] as const)('as %s is none of what is no date', (mode) => {
    expect(anything.filter((value) => readValue(mode, value, 'UTC') !== undefined)).toEqual([])
  })

  test('is read as it was written', () => {
    const ends = { date: ENDS.days, month: ENDS.months, year: ENDS.years, time: [0, SECONDS_OF_DAY - 1] } as const
    for (const [mode, [min, max]] of Object.entries(ends) as [keyof typeof ends, readonly [number, number]][])
      fc.assert(
        fc.property(fc.integer({ min, max }), (value) => {
          expect(readValue(mode, writeValue(mode, value, 'UTC'), 'UTC')).toBe(value)
        }),
      )
  })
})

describe('clocks of a time zone', () => {
  test('show an instant that they are read back to, but where an hour comes twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.integer({ min: -1_000_000_000, max: 4_000_000_000 }), (zone, seconds) => {
        const wall = wallOf(seconds * 1000, zone)
        const back = instantOf(wall, zone) / 1000
        expect(back).toBeLessThanOrEqual(seconds)
        expect(wallOf(back * 1000, zone)).toBe(wall)
      }),
    )
  })

  test.each([
    ['an hour that they leave out is the one after it', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['of an hour that they show twice it is the first', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ])('%s', (_, text, instant) => {
    const wall = readValue('datetime', text, 'Europe/Brussels') ?? Number.NaN
    expect(writeValue('datetime', wall, 'Europe/Brussels')).toBe(instant)
  })

  test('of what is no zone are those of the browser', () => {
    for (const zone of ['', 'Nowhere/None', '../x', 'z'.repeat(100_000)]) expect(wallOf(0, zone)).toBe(wallOf(0, ''))
  })
})
