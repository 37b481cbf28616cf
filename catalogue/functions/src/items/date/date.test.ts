import { expect, test } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const inParis = withFakeHost(call, { timezone: () => 'Europe/Paris' })

test('parts are what the visitor’s clock shows, months count from 0 and roll over', () => {
  expect(inParis(2024, 0, 15, 12)).toBe('2024-01-15T11:00:00.000Z')
  expect(inParis(2024, 12, 1)).toBe('2024-12-31T23:00:00.000Z')
  expect(inParis(2024, '4')).toBe('2024-04-30T22:00:00.000Z')
})

test('a date alone is one in UTC, a date with a time is the visitor’s, as JavaScript has it', () => {
  expect(inParis('2024')).toBe('2024-01-01T00:00:00.000Z')
  expect(inParis('2024-05-10')).toBe('2024-05-10T00:00:00.000Z')
  expect(inParis('2024-05-10T12:00')).toBe('2024-05-10T10:00:00.000Z')
  expect(inParis(new Date(5))).toBe('1970-01-01T00:00:00.005Z')
})

test.each([[undefined], [null], [''], ['soon'], [Number.NaN], [1e99], [{}], [[]], [true], [2024, 1e9], [new Date(Number.NaN)]])(
  'no date is made of %j',
  (...parts) => {
    expect(() => inParis(...parts)).toThrow('First parameter must be a date')
  },
)
