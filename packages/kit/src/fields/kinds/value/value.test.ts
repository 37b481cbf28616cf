import { expect, test } from 'vitest'
import { MESSAGES } from '../../../messages.ts'
import { checkBound } from '../../check-bound.ts'
import { value } from './field.ts'

const label = { en: 'Rows' }
const rows = value({ label, shape: 'list', rows: true, default: [] })

test('rows come from a list, or from a collection as it is while it has none yet', () => {
  for (const given of [[], [{ id: 1 }], { data: null, isFetching: true }]) expect(checkBound(rows, given, {})).toBeUndefined()
  for (const given of ['text', 4, {}]) expect(checkBound(rows, given, {})).toBe(MESSAGES.mustBeRows)
})

test('rows that are typed are a list', () => {
  expect(rows.check([])).toBeUndefined()
  expect(rows.check({ data: [] })).toBe(MESSAGES.mustBeList)
})

test('other lists take no collection', () => {
  expect(checkBound(value({ label, shape: 'list', default: [] }), { data: [] }, {})).toBe(MESSAGES.mustBeList)
})
