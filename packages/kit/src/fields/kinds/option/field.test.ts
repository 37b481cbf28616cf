import { expect, it } from 'vitest'
import { option } from './field.ts'

const field = option({
  label: { en: 'Column' },
  optionsOf: ({ columns }) =>
    (Array.isArray(columns) ? columns : []).map((one) => ({ value: String(one), label: { en: String(one) } })),
})

it('offers what follows from the values beside it', () => {
  expect(field.optionsOf({ columns: ['a', 'b'] }).map(({ value }) => value)).toEqual(['a', 'b'])
  expect(field.optionsOf({ columns: undefined })).toEqual([])
})

it('keeps any text, as what is offered may come back, and nothing else', () => {
  expect(['', 'gone'].map((value) => field.check(value))).toEqual([undefined, undefined])
  expect(field.check(4)).toBe('must be a text')
  expect(field.check('a'.repeat(1001))).toBe('must have at most 1000 characters')
})
