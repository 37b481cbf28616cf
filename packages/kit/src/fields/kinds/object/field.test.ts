import { expect, expectTypeOf, it } from 'vitest'
import type { Json } from '@heddle/store'
import type { ValueOfField } from '../../types.ts'
import { boolean, text } from '../../kinds.gen.ts'
import { object } from './field.ts'

const field = object({
  label: { en: 'Texts' },
  fields: { empty: text({ label: { en: 'Empty' } }), isShown: boolean({ label: { en: 'Shown' } }) },
})

it('gives a body an object of the types of its fields', () => {
  expectTypeOf<ValueOfField<typeof field>>().toEqualTypeOf<{ readonly empty: string; readonly isShown: boolean }>()
  expect(field).toMatchObject({ kind: 'object', default: {}, bindable: false })
})

it('may say some of its fields, by formulas where they take one', () => {
  expect([{}, { empty: 'Nothing' }, { empty: { type: 'f', code: '1' } }].map((value) => field.check(value))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it.each<readonly [Json, string]>([
  ['a', 'must be an object'],
  [[], 'must be an object'],
  [null, 'must be an object'],
  [{ empty: 4 }, 'Empty must be a text'],
  [{ isShown: 'yes' }, 'Shown must be true or false'],
  [{ isShown: { type: 'f', code: '1' } }, 'Shown cannot come from a formula'],
])('%j is refused with what is wrong', (value, message) => expect(field.check(value)).toBe(message))
