import { describe, expect, test } from 'vitest'
import { hasValue } from './has-value.ts'

describe('what counts as a value where one must be given', () => {
  test.each([0, -0, 'a', ' ', true, [0], { a: 1 }, { start: null, end: 0 }, new Set([1]), new Map([[1, 1]]), new Date(0)])(
    '%j does',
    (value) => expect(hasValue(value)).toBe(true),
  )
  test.each([null, undefined, Number.NaN, '', false, [], {}, { start: null, end: '' }, new Set(), new Map()])(
    '%j does not',
    (value) => expect(hasValue(value)).toBe(false),
  )
})
