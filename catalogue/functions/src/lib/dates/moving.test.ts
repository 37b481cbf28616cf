import type { FunctionBody } from '@heddle/kit'
import { describe, expect, test } from 'vitest'
import { call as addDays } from '../../items/add-days/call.ts'
import { call as addHours } from '../../items/add-hours/call.ts'
import { call as addMonths } from '../../items/add-months/call.ts'
import { call as addSeconds } from '../../items/add-seconds/call.ts'
import { call as getHour } from '../../items/get-hour/call.ts'
import { call as setDay } from '../../items/set-day/call.ts'
import { call as setDayOfWeek } from '../../items/set-day-of-week/call.ts'
import { call as setHour } from '../../items/set-hour/call.ts'
import { call as setMinute } from '../../items/set-minute/call.ts'
import { call as setMonth } from '../../items/set-month/call.ts'
import { call as setYear } from '../../items/set-year/call.ts'
import { call as toDateISO } from '../../items/to-date-iso/call.ts'
import { withFakeHost } from '../../testing/fake-host.ts'

const inParis = (body: FunctionBody) => withFakeHost(body, { timezone: () => 'Europe/Paris' })

describe('dates in the visitor’s time zone', () => {
  test('a day later is the same time of day, hours later are as many hours', () => {
    expect(inParis(addDays)('2024-03-30T11:00:00.000Z', 1)).toBe('2024-03-31T10:00:00.000Z')
    expect(inParis(addHours)('2024-03-30T11:00:00.000Z', 24)).toBe('2024-03-31T11:00:00.000Z')
    expect(inParis(addMonths)('2024-01-31T11:00:00.000Z', 1)).toBe('2024-02-29T11:00:00.000Z')
  })

  test('parts are those of the visitor’s clock', () => {
    expect(inParis(getHour)('2024-05-10T22:30:00.000Z')).toBe(0)
    expect(inParis(setHour)('2024-05-10T22:30:00.000Z', 8)).toBe('2024-05-11T06:30:00.000Z')
    expect(inParis(setDay)('2024-05-10T22:30:00.000Z', 1)).toBe('2024-04-30T22:30:00.000Z')
  })
})

describe('the hour that clocks show twice', () => {
  const zones = [
    ['Europe/Paris', '2024-10-27'],
    ['America/New_York', '2024-11-03'],
    ['Australia/Lord_Howe', '2024-04-07'],
    ['America/St_Johns', '2024-11-03'],
  ] as const
  test.each(zones)('in %s on %s, every hour that is set is the one a text of it means', (zone, day) => {
    const there = (body: FunctionBody) => withFakeHost(body, { timezone: () => zone })
    const starts = ['00:30', '12:30', '23:30'].map((time) => there(toDateISO)(`${day} ${time}`, 'YYYY-MM-DD HH:mm'))
    for (let hour = 0; hour < 24; hour += 1) {
      const text = `${day} ${String(hour).padStart(2, '0')}:30`
      const read = there(toDateISO)(text, 'YYYY-MM-DD HH:mm')
      for (const start of starts) expect(there(setHour)(start, hour), text).toBe(read)
    }
  })

  test('days and months lead to the first of the two', () => {
    expect(inParis(addDays)('2024-10-28T01:30:00.000Z', -1)).toBe('2024-10-27T00:30:00.000Z')
    expect(inParis(addDays)('2024-10-26T00:30:00.000Z', 1)).toBe('2024-10-27T00:30:00.000Z')
    expect(inParis(addMonths)('2024-11-27T01:30:00.000Z', -1)).toBe('2024-10-27T00:30:00.000Z')
    expect(inParis(setDay)('2024-10-28T01:30:00.000Z', 27)).toBe('2024-10-27T00:30:00.000Z')
  })

  test('who stands in the second one stays in it', () => {
    expect(inParis(setMinute)('2024-10-27T01:30:00.000Z', 45)).toBe('2024-10-27T01:45:00.000Z')
    expect(inParis(setHour)('2024-10-27T01:30:00.000Z', 2)).toBe('2024-10-27T01:30:00.000Z')
    expect(inParis(addDays)('2024-10-27T01:30:00.000Z', 0)).toBe('2024-10-27T01:30:00.000Z')
  })
})

describe('numbers of date functions', () => {
  const moving = { addDays, addHours, addMonths, addSeconds, setDay, setDayOfWeek, setHour, setMonth, setYear }

  test.each(Object.entries(moving))('S5-36 %s takes 0 and texts of numbers, and no other empty value', (_name, body) => {
    const call = withFakeHost(body)
    const date = '2024-05-10T00:00:00.000Z'
    expect(call(date, 0)).toMatch(/Z$/)
    expect(call(date, '3')).toBe(call(date, 3))
    for (const nothing of [undefined, null, '', ' ', [], {}, false, Number.NaN, 'many']) {
      expect(() => call(date, nothing)).toThrow('Second parameter must be a number')
    }
  })

  test.each(Object.entries(moving))('%s refuses a number beyond the calendar and what is no date', (_name, body) => {
    const call = withFakeHost(body)
    expect(() => call('2024-05-10', 1e18)).toThrow('Second parameter must be a number')
    expect(() => call('2024-05-10', Number.POSITIVE_INFINITY)).toThrow('Second parameter must be a number')
    for (const nothing of [undefined, null, '', 'soon', Number.NaN, {}, 1e18]) {
      expect(() => call(nothing, 1)).toThrow('First parameter must be a date')
    }
  })

  test.each(Object.entries({ setDay, setDayOfWeek, setMonth }))('%s with 0 leaves the instant as it is', (_name, body) => {
    expect(withFakeHost(body)('2024-05-10T12:34:56.789+02:00', 0)).toBe('2024-05-10T10:34:56.789Z')
    expect(withFakeHost(body)('2024-05-10T12:34:56.789Z', '0')).toBe('2024-05-10T12:34:56.789Z')
  })
})
