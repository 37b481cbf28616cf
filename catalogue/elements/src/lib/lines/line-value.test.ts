import { describe, expect, test } from 'vitest'
import { toShown } from './line-value.ts'

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2026-02-28T23:30:00Z', '2026-02-28'],
  [' 2026-02-28 23:30 ', '2026-02-28'],
  ['2024-02-29', '2024-02-29'],
  ['2025-02-29', ''],
  ['2026-13-01', ''],
  ['0000-01-01', ''],
  ['28.02.2026', ''],
  ['2026-02-280', ''],
  [null, ''],
])('the day of %j is %j', (given, day) => expect(toShown('date', given)).toBe(day))

test.each([
  ['09:30', '09:30'],
  ['23:59:59.9', '23:59:59.9'],
  ['24:00', ''],
  ['9:30', ''],
  ['09:60', ''],
  [undefined, ''],
])('the time of %j is %j', (given, time) => expect(toShown('time', given)).toBe(time))

describe('what a control holds', () => {
  test.each([
    ['text', 'two\nlines', 'twolines'],
    ['textarea', 'two\r\nlines\r', 'two\nlines\n'],
    ['email', ' ada@example.org\n', 'ada@example.org'],
    ['password', ' secret ', ' secret '],
    ['color', '#AbCdEf', '#abcdef'],
    ['color', 'red', '#000000'],
    ['color', null, '#000000'],
    ['date', '2026-02-30', ''],
    ['time', 'noon', ''],
    ['tel', 7, '7'],
  ])('a %s that is given %j holds %j', (type, given, shown) => expect(toShown(type, given)).toBe(shown))
})
