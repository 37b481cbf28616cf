import { expect, test } from 'vitest'
import { plainValues } from './plain-values.ts'

test('fields that are bound, or set on one screen alone, have no value that holds everywhere', () => {
  const props = {
    size: { default: 4, phone: 2 },
    note: { default: null },
    bound: { default: { type: 'f', code: 'variables.x' } },
    onPhones: { phone: 1 },
  }
  expect(plainValues(props)).toEqual({ size: 4, note: null })
})
