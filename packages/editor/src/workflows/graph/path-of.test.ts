import { expect, test } from 'vitest'
import { pathOf } from './path-of.ts'

test('a way of straight parts has round corners, smaller where there is less room', () => {
  expect(pathOf([])).toBe('')
  expect(
    pathOf([
      { x: 0, y: 0 },
      { x: 0, y: 20 },
    ]),
  ).toBe('M0 0L0 20')
  expect(
    pathOf([
      { x: 0, y: 0 },
      { x: 0, y: 20 },
      { x: 50, y: 20 },
    ]),
  ).toBe('M0 0L0 12Q0 20 8 20L50 20')
  expect(
    pathOf([
      { x: 0, y: 0 },
      { x: 0, y: 4 },
      { x: 50, y: 4 },
    ]),
  ).toBe('M0 0L0 2Q0 4 8 4L50 4')
  expect(
    pathOf([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 50, y: 0 },
    ]),
  ).toBe('M0 0L0 0Q0 0 8 0L50 0')
})
