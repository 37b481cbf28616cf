import { describe, expect, test } from 'vitest'
import { equalJson, freezeJson, holdsSame } from './json.ts'

const SAME = [
  [1, 1],
  [
    [1, [2]],
    [1, [2]],
  ],
  [
    { a: 1, b: [2] },
    { b: [2], a: 1 },
  ],
  [{ a: undefined }, {}],
] as const
const DIFFERENT = [
  [1, '1'],
  [null, {}],
  [{}, null],
  [0, null],
  ['a', ['a']],
  [[1], [2]],
  [[1], [1, 2]],
  [[], {}],
  [{}, []],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ constructor: 1 }, {}],
] as const

describe('two values', () => {
  test.each(SAME)('%j and %j are the same', (one, other) => {
    expect([equalJson(one, other), equalJson(other, one), holdsSame(one, other)]).toEqual([true, true, true])
  })
  test.each(DIFFERENT)('%j and %j are not', (one, other) => {
    expect([equalJson(one, other), equalJson(other, one)]).toEqual([false, false])
  })

  test.each([
    [{}, undefined],
    [null, {}],
    [{ a: {} }, null],
    [{ a: { b: {} } }, {}],
    [{ a: 1, b: {} }, { a: 1 }],
  ])('store-S4 %j holds no more than %j: what was made on the way may stay, empty', (one, other) => {
    expect([holdsSame(one, other), holdsSame(other, one)]).toEqual([true, true])
  })
  test.each([
    [{ a: 1 }, null],
    [{ a: { b: 0 } }, {}],
    [[], null],
    [[], {}],
    [{ a: 1 }, { a: 2 }],
    ['a', 'b'],
  ])('store-S32 %j holds something else than %j', (one, other) => {
    expect([holdsSame(one, other), holdsSame(other, one)]).toEqual([false, false])
  })
})

test('store-S25 what is frozen already stays the same object', () => {
  const record = Object.freeze({ a: 1 })
  expect(freezeJson(record)).toBe(record)
  expect(freezeJson(null)).toBeNull()
  const fresh = { list: [{ a: 1 }] }
  expect(freezeJson(fresh)).toBe(fresh)
  expect(Object.isFrozen(fresh.list[0])).toBe(true)
})
