import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slotOf } from './use-window.ts'

test('rows that are drawn at once never share a slot, and a row keeps its slot while a short list scrolls', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 200 }), (start, drawn) => {
      const slots = Array.from({ length: drawn }, (_, at) => slotOf(start + at, drawn))
      expect(new Set(slots).size).toBe(drawn)
    }),
  )
  expect(slotOf(100, 40)).toBe(slotOf(100, 46))
})
