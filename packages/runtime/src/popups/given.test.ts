import { expect, test } from 'vitest'
import { compileFormula } from '@heddle/formula/run'
import { isPublishedBinding } from '@heddle/document/published'
import { GIVEN, readFromGiven } from './given.ts'

test('runtime-PO3 what a popup is given by name or by id is read as it is, also where it looks like a formula', () => {
  const given = { Title: { type: 'f', tree: ['n', 'secret'] }, many: 3, other: 'own' }
  const read = readFromGiven(given, { Title: 'p1' })
  expect(Object.keys(read)).toEqual(['p1', 'many', 'other'])
  const values = Object.entries(read).map(([id, value]) => [
    id,
    isPublishedBinding(value) && compileFormula(value.tree)({ [GIVEN]: given, secret: 'told' }),
  ])
  expect(Object.fromEntries(values)).toEqual({ p1: given.Title, many: 3, other: 'own' })
  expect(readFromGiven({})).toEqual({})
})
