import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMonths,
  daysIn,
  ENDS,
  firstOf,
  gridOf,
  monthOf,
  partsOf,
  startOfWeek,
  toDay,
  weekdayOf,
  weekOfYear,
} from './calendar.ts'
import { moveBy, pageOf } from './keys.ts'

const days = fc.integer({ min: ENDS.days[0], max: ENDS.days[1] })
const months = fc.integer({ min: ENDS.months[0], max: ENDS.months[1] })
const weekdays = fc.integer({ min: 0, max: 6 })
const day = (text: string): number => Date.parse(`${text}T00:00Z`) / 86_400_000

describe('the calendar', () => {
  test('takes every day apart and puts it together again', () => {
    fc.assert(
      fc.property(days, (one) => {
        const { year, month, day: date } = partsOf(one)
        expect(toDay(year, month, date)).toBe(one)
        expect(monthOf(one)).toBe(year * 12 + month)
        expect(one - firstOf(monthOf(one)) + 1).toBe(date)
      }),
    )
  })

  test('has months of 28 to 31 days, which follow one another', () => {
    fc.assert(
      fc.property(months, (month) => {
        expect(daysIn(month)).toBeGreaterThanOrEqual(28)
        expect(daysIn(month)).toBeLessThanOrEqual(31)
        expect(firstOf(month) + daysIn(month)).toBe(firstOf(month + 1))
      }),
    )
    expect([daysIn(2024 * 12 + 1), daysIn(2026 * 12 + 1), daysIn(1900 * 12 + 1), daysIn(2000 * 12 + 1)]).toEqual([29, 28, 28, 29])
  })

  test('goes by months and keeps the day where the month has it', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -500, max: 500 }), (one, count) => {
        const there = addMonths(one, count)
        expect(monthOf(there)).toBe(monthOf(one) + count)
        expect(partsOf(there).day).toBe(Math.min(partsOf(one).day, daysIn(monthOf(there))))
      }),
    )
    expect(addMonths(day('2024-02-29'), 12)).toBe(day('2025-02-28'))
  })

  test('shows each month whole in six weeks that begin with their first day', () => {
    fc.assert(
      fc.property(months, weekdays, (month, weekStart) => {
        const first = gridOf(month, weekStart)
        expect(weekdayOf(first)).toBe(weekStart)
        expect(first).toBeLessThanOrEqual(firstOf(month))
        expect(first + 6).toBeGreaterThanOrEqual(firstOf(month))
        expect(first + 41).toBeGreaterThanOrEqual(firstOf(month + 1) - 1)
      }),
    )
    expect(weekdayOf(day('2026-11-23'))).toBe(1)
  })

  test('numbers all days of a week alike, and the next one by one more or anew', () => {
    fc.assert(
      fc.property(days, weekdays, fc.integer({ min: 1, max: 7 }), (one, weekStart, minimal) => {
        const start = startOfWeek(one, weekStart)
        const number = weekOfYear(one, weekStart, minimal)
        expect(weekOfYear(start + 6, weekStart, minimal)).toBe(number)
        expect([number + 1, 1]).toContain(weekOfYear(start + 7, weekStart, minimal))
        expect(number).toBeLessThanOrEqual(53)
      }),
    )
  })

  test.each([
    ['2026-01-01', 1],
    ['2027-01-01', 53],
    ['2024-12-30', 1],
    ['2026-11-23', 48],
  ])('%s is in week %i by ISO 8601', (text, number) => expect(weekOfYear(day(text), 1, 4)).toBe(number))
})

describe('keys', () => {
  const press = (key: string, shiftKey = false, isBackwards = false) => ({ key, shiftKey, isBackwards })

  test('lead nowhere out of the calendar, and Home and End stay in their row', () => {
    const views = fc.constantFrom('days', 'months', 'years')
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown')
    fc.assert(
      fc.property(
        views,
        fc.double({ min: 0, max: 1, noNaN: true }),
        keys,
        fc.boolean(),
        fc.boolean(),
        weekdays,
        (view, at, key, shift, back, week) => {
          const [first, last] = ENDS[view]
          const cell = Math.round(first + at * (last - first))
          const next = moveBy(view, cell, press(key, shift, back), week) ?? Number.NaN
          expect(next).toBeGreaterThanOrEqual(first)
          expect(next).toBeLessThanOrEqual(last)
          if (key === 'Home' || key === 'End') expect(Math.abs(next - cell)).toBeLessThan(view === 'days' ? 7 : 3)
          if (key === 'Home') expect(moveBy(view, next, press('Home'), week)).toBe(next)
        },
      ),
    )
  })

  test('that mean nothing to a calendar lead nowhere', () => {
    for (const key of ['a', 'Enter', ' ', 'Escape', 'Tab']) expect(moveBy('days', 0, press(key), 1)).toBeUndefined()
  })

  test('go by rows of three months and years, and by pages of twelve', () => {
    const november = 2026 * 12 + 10
    expect(moveBy('months', november, press('ArrowUp'), 1)).toBe(november - 3)
    expect(moveBy('months', november, press('Home'), 1)).toBe(november - 1)
    expect(moveBy('months', november, press('PageDown'), 1)).toBe(november + 12)
    expect(moveBy('years', 2026, press('PageUp'), 1)).toBe(2014)
    expect([pageOf('years', 2026), pageOf('months', november)]).toEqual([2016, 2026 * 12])
  })
})
