import { expect, test } from 'vitest'
import { boundTexts, boundValues, withBoundValues } from './bound-values.ts'
import type { PublishedBinding } from './types.ts'

const who: PublishedBinding = { type: 'f', tree: ['n', 'who'] }
const rows: PublishedBinding = { type: 'f', tree: ['n', 'who'], sort: [{ key: 'name', direction: 'ASC' }] }
const definition = { table: 'orders', owner: who, list: [{ rows }, 7, null] }
const text = '["n","who"]'
const sortedText = JSON.stringify({ tree: who.tree, sort: rows.sort })

test('the values of bound parts are told by the text of their formulas, those that give nothing as null', () => {
  const told = boundValues(definition, (binding) => (binding === who ? 'Mia' : undefined))
  expect(told).toEqual({ [text]: 'Mia', [sortedText]: null })
  expect([...boundTexts(definition)].toSorted()).toEqual(Object.keys(told).toSorted())
})

test('what was told stands in the place of the bound parts, everything else as it was', () => {
  const told = { [text]: 'Mia', [sortedText]: [1, 2], other: 'x' }
  expect(withBoundValues(definition, told)).toEqual({ table: 'orders', owner: 'Mia', list: [{ rows: [1, 2] }, 7, null] })
})

test('what was told is never taken for a formula, nor for what every object has', () => {
  expect(withBoundValues({ owner: who }, { [text]: rows })).toEqual({ owner: rows })
  expect(withBoundValues({ owner: { type: 'f', tree: 'toString' } }, {})).toEqual({ owner: null })
  expect(withBoundValues({ owner: who }, Object.create({ [text]: 'inherited' }) as Record<string, unknown>)).toEqual({
    owner: null,
  })
})
