import { assert, constantFrom, integer, property } from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { fakeHost } from '../../testing/fake-host.ts'
import { fromWall, isZone, moveWall, offsetText, toWall, zoneOffset, zoneOfVisitor } from './zone.ts'

const HOUR = 3_600_000
const at = (text: string) => Date.parse(text)

describe('clocks of a time zone', () => {
  test('are ahead of UTC by what the zone says at that instant', () => {
    expect(zoneOffset(at('2024-01-10T00:00Z'), 'Europe/Paris')).toBe(HOUR)
    expect(zoneOffset(at('2024-07-10T00:00Z'), 'Europe/Paris')).toBe(2 * HOUR)
    expect(zoneOffset(at('2024-07-10T00:00Z'), 'Asia/Kolkata')).toBe(5.5 * HOUR)
    expect(zoneOffset(at('2024-07-10T00:00Z'), 'America/St_Johns')).toBe(-2.5 * HOUR)
    expect(zoneOffset(Number.NaN, 'Europe/Paris')).toBe(0)
  })

  test('change to the second within the week of a change', () => {
    expect(zoneOffset(at('2024-03-31T00:59:59Z'), 'Europe/Paris')).toBe(HOUR)
    expect(zoneOffset(at('2024-03-31T01:00:00Z'), 'Europe/Paris')).toBe(2 * HOUR)
  })

  test('reach to the ends of the calendar', () => {
    expect(zoneOffset(8.64e15, 'Asia/Tokyo')).toBe(9 * HOUR)
    expect(zoneOffset(-8.64e15, 'UTC')).toBe(0)
  })

  test('agree with what Intl writes, at any instant', () => {
    const zones = ['Europe/Paris', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Casablanca', 'UTC']
    assert(
      property(integer({ min: at('1975-01-01'), max: at('2037-01-01') }), constantFrom(...zones), (instant, zone) => {
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(
          instant,
        )
        expect(new Date(toWall(instant, zone)).toISOString().slice(0, 19)).toBe(shown.replace(' ', 'T'))
      }),
      { numRuns: 300 },
    )
  })

  test('an hour shown twice is the first one, an hour never shown is just after the gap', () => {
    expect(new Date(fromWall(at('2024-10-27T02:30Z'), 'Europe/Paris')).toISOString()).toBe('2024-10-27T00:30:00.000Z')
    expect(new Date(fromWall(at('2024-03-31T02:30Z'), 'Europe/Paris')).toISOString()).toBe('2024-03-31T01:30:00.000Z')
    expect(new Date(fromWall(at('2024-03-31T03:30Z'), 'Europe/Paris')).toISOString()).toBe('2024-03-31T01:30:00.000Z')
  })

  test('moving by nothing leaves the second of two equal hours alone', () => {
    const second = at('2024-10-27T01:30Z')
    expect(moveWall(second, 'Europe/Paris', (wall) => wall)).toBe(second)
  })

  test('moving by a day keeps the time of day over a change of clocks', () => {
    const moved = moveWall(at('2024-03-30T11:00Z'), 'Europe/Paris', (wall) => wall + 24 * HOUR)
    expect(new Date(moved).toISOString()).toBe('2024-03-31T10:00:00.000Z')
  })
})

describe('clocks of the machine', () => {
  const { TZ } = process.env
  afterEach(() => {
    if (TZ === undefined) delete process.env['TZ']
    else process.env['TZ'] = TZ
  })

  test.each(['Europe/Paris', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Casablanca', 'UTC'])(
    'show what those of its time zone show: %s',
    (zone) => {
      process.env['TZ'] = zone
      assert(
        property(integer({ min: at('1880-01-01'), max: at('2100-01-01') }), (instant) => {
          expect(zoneOffset(instant, undefined)).toBe(zoneOffset(instant, zone))
          expect(fromWall(instant, undefined)).toBe(fromWall(instant, zone))
          expect(moveWall(instant, undefined, (wall) => wall + HOUR)).toBe(moveWall(instant, zone, (wall) => wall + HOUR))
        }),
        { numRuns: 200 },
      )
    },
  )

  test('reach to the ends of the calendar and to its first hundred years', () => {
    process.env['TZ'] = 'Asia/Tokyo'
    expect(zoneOffset(8.64e15, undefined)).toBe(9 * HOUR)
    expect(zoneOffset(at('0050-01-01'), undefined)).toBe(zoneOffset(at('0050-01-01'), 'Asia/Tokyo'))
    expect(zoneOffset(-8.64e15, undefined)).toBe(zoneOffset(-8.64e15, 'Asia/Tokyo'))
    expect(zoneOffset(Number.NaN, undefined)).toBe(0)
  })

  test('are asked where the visitor lives by them, and nowhere else', () => {
    const paris = { timezone: () => 'Europe/Paris' }
    expect(zoneOfVisitor(fakeHost(paris))).toBe('Europe/Paris')
    expect(zoneOfVisitor(fakeHost({ ...paris, isMachineZone: () => false }))).toBe('Europe/Paris')
    expect(zoneOfVisitor(fakeHost({ ...paris, isMachineZone: () => true }))).toBeUndefined()
  })
})

test('an offset is written as hours and minutes', () => {
  expect(offsetText(0)).toBe('+00:00')
  expect(offsetText(-2.5 * HOUR)).toBe('-02:30')
  expect(offsetText(5.75 * HOUR, '')).toBe('+0545')
})

test('only names of zones are zones', () => {
  expect(isZone(fakeHost(), 'Europe/Paris')).toBe(true)
  expect(isZone(fakeHost(), 'Europe/Nowhere')).toBe(false)
  expect(isZone(fakeHost(), '')).toBe(false)
})
