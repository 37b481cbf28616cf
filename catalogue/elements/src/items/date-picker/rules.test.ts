import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { datePickerDefinition } from './definition.ts'
import { readFlow, STEPS } from './flow.ts'
import { picksOf, valueFrom } from './picks.ts'
import { daysOf, PRESETS, readPresets, type PresetName } from './presets.ts'
import { readLook } from './read-look.ts'
import { choose, faultOf, isBarred, isComplete, isOff, readRules, withinBounds, type RuleFields, type Rules } from './rules.ts'
import { readValue } from './values.ts'
import '../../words/ru.ts'

const defaults = Object.fromEntries(
  Object.entries(datePickerDefinition.fields).map(([name, field]) => [name, field.default]),
) as unknown as RuleFields
const rulesOf = (fields: Partial<RuleFields> = {}): Rules => readRules({ ...defaults, dateMode: 'date', ...fields }, 'UTC')
const day = (text: string): number => readValue('date', text, 'UTC') ?? Number.NaN
const range = (fields: Partial<RuleFields> = {}): Rules => rulesOf({ selectionMode: 'range', ...fields })

describe('what may be picked', () => {
  test('is what nothing forbids; what is disabled wins over what is allowed', () => {
    const rules = rulesOf({
      minDate: '2026-11-02',
      allowedDates: ['2026-11-01', '2026-11-03', '2026-11-04'],
      disabledDates: ['2026-11-04'],
    })
    const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04']
    expect(days.filter((one) => !isOff(rules, day(one)))).toEqual(['2026-11-03'])
    expect(days.map((one) => faultOf(rules, day(one)))).toEqual(['min', 'custom', undefined, 'custom'])
  })

  test('of months and years is what the bounds lie in', () => {
    const month = rulesOf({ dateMode: 'month', minDate: '2026-05-17', maxDate: '2026-12-31' })
    const months = ['2026-04', '2026-05', '2026-12', '2027-01'].map((one) => readValue('month', one, 'UTC') ?? Number.NaN)
    expect(months.map((one) => isOff(month, one))).toEqual([true, false, false, true])
    const year = rulesOf({ dateMode: 'year', minDate: '2026-05-17', maxDate: 1_893_456_000_000 })
    expect([2025, 2026, 2030, 2031].map((one) => isOff(year, one))).toEqual([true, false, false, true])
  })

  test('with a time is moved within the bounds, unless those are days', () => {
    const fields = { dateMode: 'datetime', minDate: '2026-11-23T10:00Z', maxDate: '2026-11-24' } as const
    const [early, late] = ['2026-11-23T09:00Z', '2026-11-24T23:30Z'].map(
      (one) => readValue('datetime', one, 'UTC') ?? Number.NaN,
    ) as [number, number]
    const rules = rulesOf(fields)
    expect([faultOf(rules, early), withinBounds(rules, early) - early, faultOf(rules, late)]).toEqual(['min', 3600, undefined])
    const lenient = rulesOf({ ...fields, ignoreTimeValidation: true })
    expect([faultOf(lenient, early), withinBounds(lenient, early)]).toEqual([undefined, early])
  })

  test('S4-20 several dates are days: a time, a month and a year are for one date or a range', () => {
    for (const dateMode of ['time', 'month', 'year']) {
      expect(rulesOf({ selectionMode: 'multi', dateMode }).mode).toBe('datetime')
      expect(range({ dateMode }).mode).toBe(dateMode)
    }
  })

  test('S9-32 S9-33 a range is of 2 to 7 days, and of several dates there may be any number', () => {
    const { minRange, maxRange } = rulesOf()
    expect([minRange, maxRange, rulesOf().most]).toEqual([2, 7, 10_000])
    expect(rulesOf({ minRange: 9, maxRange: 3 })).toMatchObject({ minRange: 9, maxRange: 9 })
  })

  test('S5-12 S9-13 S9-31 two to four calendars stand side by side for a range of days, weeks begin on Monday', () => {
    const look = (fields: object, rules = range()) =>
      readLook({ ...defaults, enableMultiCalendars: true, ...fields } as never, rules)
    expect([1, 2, 4, 9, '3', null].map((multiCalendars) => look({ multiCalendars }).calendars)).toEqual([2, 2, 4, 4, 2, 2])
    expect([look({}, rulesOf()).calendars, look({}, range({ dateMode: 'month' })).calendars]).toEqual([1, 1])
    expect(['0', 6, '7', null].map((weekStart) => look({ weekStart }).weekStart)).toEqual([0, 6, 1, 1])
    expect([look({}).weekStart, datePickerDefinition.fields.format.default]).toEqual([1, 'DD/MM/YYYY'])
  })
})

describe('a range', () => {
  test('without anything disabled inside ends before what is', () => {
    const rules = range({ noDisabledRange: true, disabledDates: ['2026-11-14'] })
    const from = [day('2026-11-10')]
    expect(isBarred(rules, day('2026-11-13'), from)).toBe(false)
    expect(isBarred(rules, day('2026-11-15'), from)).toBe(true)
    const weekdays = range({ noDisabledRange: true, disabledWeekDays: ['0'] })
    expect(isBarred(weekdays, day('2026-11-14'), from)).toBe(false)
    expect(isBarred(weekdays, day('2026-11-16'), from)).toBe(true)
    const few = range({ noDisabledRange: true, allowedDates: ['2026-11-10', '2026-11-11', '2026-11-20'] })
    expect([day('2026-11-11'), day('2026-11-20')].map((one) => isBarred(few, one, from))).toEqual([false, true])
  })

  test('is whatever two days that may be picked, in their order, and a third begins anew', () => {
    const days = fc.integer({ min: day('2026-01-01'), max: day('2026-12-31') })
    fc.assert(
      fc.property(days, days, days, (one, two, three) => {
        const both = choose(range(), choose(range(), [], one), two)
        expect(both).toEqual([Math.min(one, two), Math.max(one, two)])
        expect(choose(range(), both, three)).toEqual([three])
        expect(isComplete(range({ enablePartialRange: false }), [one])).toBe(false)
      }),
    )
  })

  test('between two lengths is never shorter or longer', () => {
    const days = fc.integer({ min: day('2026-01-01'), max: day('2026-02-28') })
    fc.assert(
      fc.property(days, days, (one, two) => {
        const rules = range({ rangeMode: 'minmax' })
        const picked = choose(rules, [one], two)
        const distance = Math.abs(two - one)
        expect(picked.length).toBe(distance >= 2 && distance <= 7 ? 2 : 1)
      }),
    )
  })

  test('of one length begins nowhere where it would not end', () => {
    const rules = range({ rangeMode: 'auto', autoRange: 3, maxDate: '2026-11-20' })
    expect(choose(rules, [], day('2026-11-18'))).toEqual([])
    expect(choose(rules, [], day('2026-11-17'))).toEqual([day('2026-11-17'), day('2026-11-20')])
    const dated = range({ rangeMode: 'auto', autoRange: 1, dateMode: 'datetime' })
    expect(choose(dated, [], 3600)).toEqual([3600, 3600 + 86_400])
  })
})

test('values are read back as they were given, whatever else somebody puts there', () => {
  const kinds = [
    ['single', '2026-11-23', [null, {}, [], 5e300, 'x'.repeat(100_000)]],
    ['range', { start: '2026-11-23', end: null }, [null, 'x', [], { end: '2026-11-23' }, { start: {} }]],
    ['multi', ['2026-11-23', '2026-11-24'], [null, {}, 'x', [null, {}, ['2026-11-23']]]],
  ] as const
  for (const [selection, value, wrong] of kinds) {
    const kind = { mode: 'date', selection } as const
    expect(valueFrom(kind, picksOf(kind, value, 'UTC'), 'UTC')).toEqual(value)
    for (const one of wrong) expect(picksOf(kind, one, 'UTC')).toEqual([])
  }
  const swapped = picksOf({ mode: 'date', selection: 'range' }, { start: '2026-11-24', end: '2026-11-23' }, 'UTC')
  expect(swapped).toEqual([day('2026-11-23'), day('2026-11-24')])
  const night = { start: '22:00:00', end: '06:00:00' }
  const times = { mode: 'time', selection: 'range' } as const
  expect(valueFrom(times, picksOf(times, night, 'UTC'), 'UTC')).toEqual(night)
})

describe('shortcuts', () => {
  const today = day('2026-11-25')
  const named = (name: PresetName): readonly number[] => daysOf(name, today, 1)

  test.each<readonly [PresetName, string, string]>([
    ['yesterday', '2026-11-24', '2026-11-24'],
    ['last-7-days', '2026-11-19', '2026-11-25'],
    ['next-30-days', '2026-11-25', '2026-12-24'],
    ['this-week', '2026-11-23', '2026-11-29'],
    ['last-week', '2026-11-16', '2026-11-22'],
    ['this-month', '2026-11-01', '2026-11-30'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['this-year', '2026-01-01', '2026-12-31'],
  ])('%s is from %s to %s', (name, from, to) => expect(named(name)).toEqual([day(from), day(to)]))

  test('are named in the language, leave out what they do not know and are off where they may not be picked', () => {
    const given = [...Object.keys(PRESETS).map((preset) => ({ preset })), { preset: 'x' }, null, 5]
    const around = { today, weekStart: 1, language: 'ru' }
    const all = readPresets(given, { rules: range(), ...around })
    expect(all).toHaveLength(Object.keys(PRESETS).length)
    expect(all[0]).toEqual({ label: 'Сегодня', picks: [today, today], isOff: false })
    const short = readPresets([{ preset: 'last-7-days', label: 'Week' }, { preset: 'last-30-days' }], {
      rules: range({ rangeMode: 'minmax' }),
      ...around,
    })
    expect(short.map(({ label, isOff: off }) => [label, off])).toEqual([
      ['Week', false],
      ['Последние 30 дней', true],
    ])
    expect(readPresets('x', { rules: range(), ...around })).toEqual([])
  })
})

test('a flow has the steps that there are', () => {
  const flow = (mode: Rules['mode'], given: unknown = STEPS) => readFlow(given, { mode }, false)
  expect(flow('datetime')).toEqual(['month', 'year', 'calendar', 'time', 'minutes', 'hours'])
  expect([flow('date'), flow('month'), flow('year')]).toEqual([['month', 'year', 'calendar'], ['month', 'year'], ['year']])
  expect([flow('time', ['hours', 'x', null]), flow('date', null)]).toEqual([['hours'], []])
})
