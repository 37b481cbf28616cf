import { expect, test } from 'vitest'
import { call as format } from '../format-date-timezone/call.ts'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const inParis = { timezone: () => 'Europe/Paris' }

test('keeps the instant, or the visitor’s time of day', () => {
  const convert = withFakeHost(call, inParis)
  expect(convert('2024-07-10T12:00:00.000Z', 'Asia/Tokyo')).toBe('2024-07-10T21:00:00+09:00')
  expect(convert('2024-07-10T12:00:00.000Z', 'Asia/Tokyo', true)).toBe('2024-07-10T14:00:00+09:00')
})

test('a time zone must be one', () => {
  const convert = withFakeHost(call, inParis)
  expect(() => convert('2024-07-10', undefined)).toThrow('Second parameter must be a text')
  expect(() => convert('2024-07-10', 'Mars/Olympus')).toThrow('Second parameter must be a time zone')
  expect(() => withFakeHost(format)('2024-07-10', 'HH', 'Mars/Olympus')).toThrow('Third parameter must be a time zone')
})

test('a format in a time zone defaults to the visitor’s', () => {
  expect(withFakeHost(format, inParis)('2024-07-10T12:00:00.000Z', 'HH:mm')).toBe('14:00')
  expect(withFakeHost(format, inParis)('2024-07-10T12:00:00.000Z', 'HH:mm', '')).toBe('14:00')
  expect(withFakeHost(format, inParis)(0, 'YYYY', 'UTC')).toBe('1970')
})
