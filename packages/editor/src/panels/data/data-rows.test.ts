import { describe, expect, it } from 'vitest'
import type { VariableRecord } from '@heddle/document'
import { dataRows, folderRow, groupRow, rowsAround, siblingsIn } from './data-rows.ts'

const variable = (id: string, folder = ''): VariableRecord => ({
  id,
  kind: 'variable',
  name: id,
  folder,
  index: 'a0',
  type: 'string',
})
const lines = (rows: ReturnType<typeof dataRows>) =>
  rows.map(
    (row) => `${'  '.repeat(row.depth)}${row.type === 'group' ? row.group : row.type === 'folder' ? `${row.name}/` : row.id}`,
  )

describe('the lines of the Data panel', () => {
  const variables = [variable('z'), variable('b', 'Shop/Cart'), variable('c', 'Filters'), variable('a'), variable('d', 'Shop')]

  it('are groups, in them folders by name and then records in their order', () => {
    const rows = dataRows({ variables, collections: [], formulas: [] }, () => true)
    expect(lines(rows)).toEqual([
      'variables',
      '  Filters/',
      '    c',
      '  Shop/',
      '    Cart/',
      '      b',
      '    d',
      '  z',
      '  a',
      'collections',
      'formulas',
    ])
    expect(rows.map((row) => (row.type === 'record' ? '' : row.size)).filter((size) => size !== '')).toEqual([5, 1, 2, 1, 0, 0])
  })

  it('tell a screen reader their place among their siblings', () => {
    const rows = dataRows({ variables, formulas: [] }, () => true)
    const place = (id: string) => {
      const row = rows.find((one) => one.id === id)
      return row && [row.position, row.count]
    }
    expect(place(groupRow('variables'))).toEqual([1, 2])
    expect(place(folderRow('variables', 'Shop'))).toEqual([2, 4])
    expect(place('a')).toEqual([4, 4])
    expect(place('b')).toEqual([1, 1])
  })

  it('leave out what is in closed folders and groups, and an empty group opens nothing', () => {
    const closed = new Set([folderRow('variables', 'Shop')])
    expect(lines(dataRows({ variables, collections: [] }, (id) => !closed.has(id)))).toEqual([
      'variables',
      '  Filters/',
      '    c',
      '  Shop/',
      '  z',
      '  a',
      'collections',
    ])
    expect(dataRows({ collections: [] }, () => true)).toMatchObject([{ hasChildren: false, isOpen: false }])
    expect(lines(dataRows({ variables }, () => false))).toEqual(['variables'])
  })

  it('are known by what is around a record, and its siblings are those of its folder alone', () => {
    expect(rowsAround('page', 'Shop/Cart')).toEqual([groupRow('page'), folderRow('page', 'Shop'), folderRow('page', 'Shop/Cart')])
    expect(rowsAround('formulas', '')).toEqual([groupRow('formulas')])
    expect(siblingsIn(variables, '')).toEqual(['z', 'a'])
    expect(siblingsIn(variables, 'Shop')).toEqual(['d'])
  })
})
