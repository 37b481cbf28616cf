import { expect, it } from 'vitest'
import { checkFields } from '../../check-fields.ts'
import { formula } from './field.ts'

const field = formula({ label: { en: 'Valid when' }, sample: { value: 'Anna' } })

it('a formula is what is stored, and nothing is one that is not written', () => {
  expect(field.default).toBeNull()
  expect(field.check(null)).toBeUndefined()
  expect(field.check({ type: 'f', code: 'value > 1' })).toBeUndefined()
  expect(checkFields({ fields: { field } }, { field: { type: 'f', code: 'value' } })).toEqual([])
})

it.each([['value > 1'], [true], [4], [[]], [{ code: 'value' }]])('%j is refused with what it must be', (given) => {
  expect(field.check(given)).toBe('must be a formula')
})

it('has a way to be written whatever its declaration says', () => {
  expect(field).toMatchObject({ kind: 'formula', bindable: true, translated: false, sample: { value: 'Anna' } })
})
