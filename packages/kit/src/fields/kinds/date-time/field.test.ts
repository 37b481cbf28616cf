import { describe, expect, it } from 'vitest'
import type { Json } from '@heddle/store'
import { dateTime } from './field.ts'

const label = { en: 'When' }
const fields = {
  date: dateTime({ label }),
  time: dateTime({ label, precision: 'time' }),
  'date-time': dateTime({ label, precision: 'date-time' }),
}
type Precision = keyof typeof fields

describe('a day, a time or both', () => {
  it.each<readonly [Precision, string]>([
    ['date', ''],
    ['date', '2026-11-23'],
    ['date', '2024-02-29'],
    ['date', '2000-02-29'],
    ['time', '00:00'],
    ['time', '23:59:59'],
    ['time', '09:30:15.5'],
    ['date-time', '2026-11-23T09:30'],
  ])('as %s may be %j', (precision, value) => expect(fields[precision].check(value)).toBeUndefined())

  it.each<readonly [Precision, Json]>([
    ['date', '2026-02-29'],
    ['date', '1900-02-29'],
    ['date', '2026-04-31'],
    ['date', '2026-13-01'],
    ['date', '2026-00-10'],
    ['date', '2026-11-00'],
    ['date', '23.11.2026'],
    ['date', '2026-11-23T09:30'],
    ['date', '2026-11-23Z'],
    ['date', 20261123],
    ['date', null],
    ['time', '24:00'],
    ['time', '09:60'],
    ['time', '9:30'],
    ['time', '09:30Z'],
    ['date-time', '2026-11-23'],
    ['date-time', '2026-11-23T09:30+02:00'],
    ['date-time', '2026-11-23T09:30T10:00'],
    ['date-time', '2'.repeat(100_000)],
  ])('as %s may not be %j', (precision, value) => {
    expect(fields[precision].check(value)).toMatch(/^must be a (day|time)/)
  })

  it('between two days takes both of them and none around', () => {
    const field = dateTime({ label, min: '2026-01-01', max: '2026-12-31' })
    expect(['2026-01-01', '2026-12-31', ''].map((value) => field.check(value))).toEqual([undefined, undefined, undefined])
    expect(field.check('2025-12-31')).toBe('must be from 2026-01-01 to 2026-12-31')
    expect(dateTime({ label, min: '2026-01-01' }).check('2025-12-31')).toBe('must be from 2026-01-01 to any')
  })
})
