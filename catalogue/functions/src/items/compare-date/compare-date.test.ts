import { expect, test } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const compare = withFakeHost(call)

test.each([
  ['d', 366],
  ['w', 52],
  ['Q', 4],
  ['M', 12],
  ['y', 1],
  ['h', 8784],
  ['m', 527_040],
  ['s', 31_622_400],
  ['ms', 31_622_400_000],
  ['days', 366],
  ['Week', 52],
  ['quarters', 4],
  ['years', 1],
  ['milliseconds', 31_622_400_000],
])('a leap year counted in %s is %i', (unit, count) => {
  expect(compare('2024-01-01', '2025-01-01', unit)).toBe(count)
  expect(compare('2025-01-01', '2024-01-01', unit)).toBe(-count)
})

test('counts whole units towards zero unless fractions are asked for', () => {
  expect(compare('2024-01-01T00:00Z', '2023-12-31T00:01Z', 'd')).toBe(0)
  expect(compare('2024-01-01T00:00Z', '2024-01-02T12:00Z', 'd')).toBe(1)
  expect(compare('2024-01-01T00:00Z', '2024-01-02T12:00Z', 'd', true)).toBe(1.5)
})

test('a day is a day when the clocks change, an hour is an hour', () => {
  const inParis = withFakeHost(call, { timezone: () => 'Europe/Paris' })
  expect(inParis('2024-03-31', '2024-04-01', 'd', true)).toBe(1)
  expect(inParis('2024-03-31', '2024-04-01', 'h', true)).toBe(23)
})

test('says which parameter is wrong', () => {
  expect(() => compare('soon', '2024-01-01', 'd')).toThrow('First parameter must be a date')
  expect(() => compare('2024-01-01', 'soon', 'd')).toThrow('Second parameter must be a date')
  expect(() => compare('2024-01-01', '2024-01-01')).toThrow('Third parameter must be a string')
  expect(() => compare('2024-01-01', '2024-01-01', 'fortnight')).toThrow('Third parameter must be a unit of time')
  expect(() => compare('2024-01-01', '2024-01-01', 'toString')).toThrow('Third parameter must be a unit of time')
})
