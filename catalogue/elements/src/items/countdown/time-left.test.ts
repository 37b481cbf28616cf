import { describe, expect, test } from 'vitest'
import { instantOf, readDuration, readMoment, splitSeconds, unitsFrom } from './time-left.ts'

const counts = (seconds: number, largest: unknown, withSeconds = true) =>
  splitSeconds(seconds, unitsFrom(largest, withSeconds)).map(({ unit, count }) => `${count} ${unit}`)

describe('what is left', () => {
  test('is told in units from the largest on', () => {
    expect(counts(273_905, 'day')).toEqual(['3 day', '4 hour', '5 minute', '5 second'])
    expect(counts(273_905, 'hour')).toEqual(['76 hour', '5 minute', '5 second'])
    expect(counts(273_905, 'minute', false)).toEqual(['4565 minute'])
    expect(counts(75, 'second', false)).toEqual(['75 second'])
    expect(counts(0, 'year')).toEqual(['0 day', '0 hour', '0 minute', '0 second'])
  })
})

describe('a moment', () => {
  test.each([
    ['2030-01-01T00:00Z', '2030-01-01T00:00:00.000Z'],
    ['2030-01-01T02:00+02:00', '2030-01-01T00:00:00.000Z'],
    ['2029-12-31T19:30:15-0430', '2030-01-01T00:00:15.000Z'],
  ])('%s is the same everywhere', (written, instant) => {
    const moment = readMoment(written) ?? expect.fail()
    expect(new Date(instantOf(moment, 'Asia/Tokyo')).toISOString()).toBe(instant)
  })

  test('without a place is that of the clock of whoever asks', () => {
    const moment = readMoment('2030-06-01 09:30') ?? expect.fail()
    expect(instantOf(moment, 'locale')).toBe(new Date(2030, 5, 1, 9, 30).getTime())
    expect(readMoment('2030-06-01')).toEqual({ utc: Date.UTC(2030, 5, 1), offset: undefined })
  })

  test.each([
    ['Europe/Berlin', '2030-06-01T07:30:00.000Z'],
    ['America/New_York', '2030-06-01T13:30:00.000Z'],
    ['UTC', '2030-06-01T09:30:00.000Z'],
  ])('without a place is that of the clocks in %s where that is said', (zone, instant) => {
    const moment = readMoment('2030-06-01T09:30') ?? expect.fail()
    expect(new Date(instantOf(moment, zone)).toISOString()).toBe(instant)
  })

  test.each(['', 'soon', '2030-02-30T00:00', '2030-13-01', '30-01-2030', null, 5, {}])('%j is none', (value) => {
    expect(readMoment(value)).toBeUndefined()
  })
})

test.each([
  [90, 90],
  ['90', 90],
  [1.6, 2],
  [-5, 0],
  [1e12, 1e8],
  [null, 60],
  ['soon', 60],
])('%j seconds are %s', (given, seconds) => expect(readDuration(given)).toBe(seconds))
