import { expect, it } from 'vitest'
import { path } from './field.ts'

const field = path({ label: { en: 'Label field' }, of: 'options', default: 'label' })

it('names the field beside it that holds the list, and can be bound as a text can', () => {
  expect([field.of, field.default, field.bindable]).toEqual(['options', 'label', true])
})

it('keeps any text, also the name of a field that no row has now, and nothing else', () => {
  expect(['', 'name', 'address.city', 'with space'].map((value) => field.check(value))).toEqual(Array(4).fill(undefined))
  expect(field.check(4)).toBe('must be a text')
  expect(field.check('a'.repeat(501))).toBe('must have at most 500 characters')
})
