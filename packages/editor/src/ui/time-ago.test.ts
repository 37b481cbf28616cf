import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

test('a time is told in the largest unit that fits', () => {
  const now = 1_000_000_000_000
  expect(timeAgo(now, now)).toBe('now')
  expect(timeAgo(now - 59_000, now)).toBe('59 seconds ago')
  expect(timeAgo(now - 3 * 60_000, now)).toBe('3 minutes ago')
  expect(timeAgo(now - 25 * 3_600_000, now)).toBe('yesterday')
  expect(timeAgo(now + 5_000, now)).toBe('now')
})
