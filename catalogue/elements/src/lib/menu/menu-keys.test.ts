import { expect, test } from 'vitest'
import { createMenuKeys } from './menu-keys.ts'

const LABELS = ['copy', 'cut', 'paste', 'paste as text', 'été']

/** Where the focus is after keys, each a little after the one before; a pause is a key that takes a second. */
function after(keys: readonly string[], from = 0): number {
  const press = createMenuKeys()
  let at = from
  let timeStamp = 0
  for (const key of keys) {
    timeStamp += key === 'pause' ? 1000 : 10
    if (key !== 'pause') at = press({ key, timeStamp, ctrlKey: false, altKey: false, metaKey: false }, LABELS, at) ?? at
  }
  return at
}

test.each([
  [['ArrowDown'], 0, 1],
  [['ArrowDown'], 4, 0],
  [['ArrowUp'], 0, 4],
  [['ArrowDown'], -1, 0],
  [['ArrowUp'], -1, 4],
  [['Home'], 3, 0],
  [['End'], 1, 4],
])('%j from item %d goes to item %d', (keys, from, to) => expect(after(keys, from)).toBe(to))

test.each([
  [['p'], 0, 2],
  [['p', 'p'], 0, 3],
  [['p', 'p', 'p'], 0, 2],
  [['c', 'u'], 0, 1],
  [['c', 'pause', 'c'], 2, 1],
  [['p', 'Home', 'c', 'u'], 0, 1],
  [['P'], 0, 2],
  [['É'], 0, 4],
  [['p', 'a', 's', 't', 'e', ' ', 'a'], 0, 3],
  [['x'], 2, 2],
])('%j typed at item %d goes to item %d', (keys, from, to) => expect(after(keys, from)).toBe(to))

test('a blank presses, and other keys and chords are left to the browser', () => {
  const press = createMenuKeys()
  const plain = { timeStamp: 10_000, ctrlKey: false, altKey: false, metaKey: false }
  for (const key of [' ', 'Enter', 'Escape', 'Tab', 'F10']) expect(press({ ...plain, key }, LABELS, 0)).toBeUndefined()
  expect(press({ ...plain, key: 'c', ctrlKey: true }, LABELS, 0)).toBeUndefined()
  expect(press({ ...plain, key: 'ArrowDown' }, [], -1)).toBeUndefined()
})
