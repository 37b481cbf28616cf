import { expect, it } from 'vitest'
import { rowPaths } from './row-paths.ts'

it('offers the fields of the rows in the order they are met, with what the first row that has one holds', () => {
  const rows = [null, { sku: 'OT-1' }, { sku: 'WB-2', sold: false }, 'text']
  expect(rowPaths(rows)).toEqual([
    { id: 'sku', hint: 'OT-1' },
    { id: 'sold', hint: 'false' },
  ])
})

it('offers what lies in objects behind a dot, as deep as a person would write, and nothing of lists', () => {
  const row = { id: 1, place: { shelf: 'A', room: { floor: { code: 2 }, name: 'North' } }, tags: ['new'] }
  expect(rowPaths([row]).map(({ id }) => id)).toEqual(['id', 'place.shelf', 'place.room.name'])
  expect(rowPaths([row], 1).map(({ id }) => id)).toEqual(['id'])
})

it('leaves out keys that a dotted path cannot name', () => {
  expect(rowPaths([{ 'a.b': 1, 'c[0]': 2, d: 3 }]).map(({ id }) => id)).toEqual(['d'])
})

it('a text that stands by language is one field, not several', () => {
  expect(rowPaths([{ label: { type: 't', texts: { en: 'Small', de: 'Klein' } } }])).toEqual([{ id: 'label', hint: 'Small' }])
})
