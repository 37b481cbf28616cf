import { expect, it } from 'vitest'
import { fieldsIn } from './use-row-fields.ts'

it('fields that a condition can compare are those of the rows of a list, or of a collection', () => {
  const rows = [
    { name: 'Oak tray', total: 30 },
    { name: 'Bowl', isSold: true },
  ]
  const fields = [
    { name: 'name', type: 'text' },
    { name: 'total', type: 'number' },
    { name: 'isSold', type: 'boolean' },
  ]
  expect(fieldsIn(rows)).toEqual(fields)
  expect(fieldsIn({ data: rows, total: 2 })).toEqual(fields)
})

it('what is no list of rows has none', () => {
  for (const value of [undefined, null, 'text', 5, { data: 'text' }, { name: 'Oak' }, [], [1, 'a', null]])
    expect(fieldsIn(value)).toEqual([])
})
