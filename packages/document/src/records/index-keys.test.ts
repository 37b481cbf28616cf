import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareSiblings } from './order.ts'
import { isIndexKey, planIndexes } from './index-keys.ts'

it('document-D16 whatever keys the siblings have, newcomers stand where they were put and the others keep their order', () => {
  const key = fc.constantFrom('a0', 'a1', 'a2', 'Zz', 'a0V', 'b00', 'broken', '', 'a0')
  fc.assert(
    fc.property(fc.array(key, { maxLength: 8 }), fc.nat({ max: 9 }), fc.integer({ min: 1, max: 4 }), (keys, at, count) => {
      const siblings = keys.map((index, number) => ({ id: `s${number}`, index })).toSorted(compareSiblings)
      const plan = planIndexes(siblings, at, count)
      const all = [
        ...siblings.map(({ id, index }) => ({ id, index: plan.rekeyed.get(id) ?? index })),
        ...plan.keys.map((index, number) => ({ id: `n${number}`, index })),
      ].toSorted(compareSiblings)
      const expected = siblings
        .map(({ id }) => id)
        .toSpliced(Math.min(at, siblings.length), 0, ...plan.keys.map((_, number) => `n${number}`))
      expect(all.map(({ id }) => id)).toEqual(expected)
      expect(plan.keys.every(isIndexKey)).toBe(true)
    }),
  )
})

it('document-D16 with room between two keys nobody else is touched', () => {
  expect(
    planIndexes(
      [
        { id: 'a', index: 'a0' },
        { id: 'b', index: 'a1' },
      ],
      1,
      2,
    ).rekeyed.size,
  ).toBe(0)
})

it('document-D16 says the same of a key each time that it is asked, however many were asked about', () => {
  const texts = ['a0', 'a', '', 'b00V', '!', 'Zz', `a${'1'.repeat(40)}`]
  const first = texts.map(isIndexKey)
  const many = planIndexes([], 0, 12_000).keys
  expect(many.every(isIndexKey)).toBe(true)
  expect(texts.map(isIndexKey)).toEqual(first)
  expect(first).toEqual([true, false, false, true, false, true, true])
})
