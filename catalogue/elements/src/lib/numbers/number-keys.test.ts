import { expect, test } from 'vitest'
import { numberKeys } from './number-keys.ts'

const NOTHING_HELD = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const bounds = { min: 0, max: 30, step: 2 }
const press = (key: string, value: number | null, within: Parameters<typeof numberKeys>[2] = bounds) =>
  numberKeys({ ...NOTHING_HELD, key }, value, within)

test.each([
  ['ArrowUp', 5, 7],
  ['ArrowDown', 5, 3],
  ['PageUp', 5, 25],
  ['PageDown', 25, 5],
  ['Home', 5, 0],
  ['End', 5, 30],
])('%s makes of %d %d', (key, before, after) => expect(press(key, before)).toBe(after))

test('keys stay within the bounds', () => {
  expect(press('ArrowUp', 30)).toBe(30)
  expect(press('PageDown', 5)).toBe(0)
  expect(press('ArrowDown', 100)).toBe(30)
})

test('an empty field steps from zero', () => expect(press('ArrowUp', null)).toBe(2))

test('without bounds Home and End move the caret', () => {
  const none = { min: null, max: null, step: 1 }
  expect(press('Home', 5, none)).toBeUndefined()
  expect(press('End', 5, none)).toBeUndefined()
})

test('other keys type, and held keys select or are the browser’s', () => {
  expect(press('7', 5)).toBeUndefined()
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const) {
    expect(numberKeys({ ...NOTHING_HELD, [held]: true, key: 'Home' }, 5, bounds)).toBeUndefined()
  }
})
