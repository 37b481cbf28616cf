import { expect, test } from 'vitest'
import { placeByKey, placeUnder } from './strip-place.ts'

test.each([
  ['ArrowRight', false, 41],
  ['ArrowUp', false, 41],
  ['ArrowLeft', false, 39],
  ['ArrowDown', true, 30],
  ['ArrowRight', true, 50],
  ['Home', false, 0],
  ['End', false, 100],
  ['Delete', false, 'remove'],
  ['Backspace', true, 'remove'],
  ['Tab', false, undefined],
  ['a', false, undefined],
])('%s (Shift: %s) takes what stands at 40 %% to %s', (key, shiftKey, place) =>
  expect(placeByKey({ key, shiftKey }, 40)).toBe(place),
)

test('a pointer is at a share of the strip; of one that has no width, or is gone, at its beginning', () => {
  const strip = (left: number, width: number) => ({ getBoundingClientRect: () => ({ left, width }) }) as Element
  expect(placeUnder(strip(100, 200), { clientX: 150 })).toBe(25)
  expect(placeUnder(strip(100, 200), { clientX: 90 })).toBe(-5)
  expect(placeUnder(strip(100, 0), { clientX: 150 })).toBe(0)
  expect(placeUnder(null, { clientX: 150 })).toBe(0)
})
