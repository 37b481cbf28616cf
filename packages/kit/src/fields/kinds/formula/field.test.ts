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

it('is tried with the first row of a list beside it, where it names one', () => {
  const ofRows = formula({
    label: { en: 'Shown as' },
    sample: { value: 4, row: { price: 4 } },
    sampleRow: {
      of: 'data',
      names: (row, { key }) => ({ value: Object(row)[String(key)], row }),
    },
  })
  expect(ofRows.sampleRow?.of).toBe('data')
  expect(ofRows.sampleRow?.names({ town: 'Ulm', price: 3 }, { key: 'town' })).toEqual({
    value: 'Ulm',
    row: { town: 'Ulm', price: 3 },
  })
  expect(field.sampleRow).toBeUndefined()
})
