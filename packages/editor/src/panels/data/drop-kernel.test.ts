import { describe, expect, it } from 'vitest'
import type { VariableRecord } from '@heddle/document'
import { ROW_HEIGHT } from '../navigator/rows.ts'
import { dataRows, folderRow, groupRow } from './data-rows.ts'
import { dropAt, stepAmong } from './drop-kernel.ts'

const record = (id: string, folder = ''): VariableRecord => ({
  id,
  kind: 'variable',
  name: id,
  folder,
  index: 'a0',
  type: 'string',
})
// 0 variables, 1 Filters/, 2 c, 3 Shop/, 4 Cart/, 5 d, 6 a, 7 b, 8 formulas
const rows = dataRows(
  { variables: [record('c', 'Filters'), record('d', 'Shop/Cart'), record('a'), record('b')], formulas: [] },
  () => true,
)
const upper = (at: number) => at * ROW_HEIGHT + 4
const lower = (at: number) => at * ROW_HEIGHT + ROW_HEIGHT - 4
const carry = { group: 'variables', id: 'a' } as const

describe('a record that is dropped', () => {
  it('on the upper half of a record stands before it, on the lower half behind it, in its folder', () => {
    expect(dropAt(rows, carry, upper(2))).toEqual({ folder: 'Filters', before: 'c', line: { gap: 2, depth: 2 } })
    expect(dropAt(rows, carry, lower(2))).toEqual({ folder: 'Filters', before: null, line: { gap: 3, depth: 2 } })
    expect(dropAt(rows, carry, lower(6))).toEqual({ folder: '', before: 'b', line: { gap: 7, depth: 1 } })
    expect(dropAt(rows, carry, lower(7))).toEqual({ folder: '', before: null, line: { gap: 8, depth: 1 } })
  })

  it('on a folder is put into it, on its group taken out of all', () => {
    expect(dropAt(rows, carry, upper(4))).toEqual({
      folder: 'Shop/Cart',
      before: null,
      into: folderRow('variables', 'Shop/Cart'),
    })
    expect(dropAt(rows, carry, lower(0))).toEqual({ folder: '', before: null, into: groupRow('variables') })
  })

  it('lands in no other group, and not outside of the list', () => {
    expect(dropAt(rows, carry, upper(8))).toBeUndefined()
    expect(dropAt(rows, carry, 900)).toBeUndefined()
    expect(dropAt(rows, carry, -5)).toBeUndefined()
    expect(dropAt([], carry, 5)).toBeUndefined()
  })
})

describe('a folder that is dropped', () => {
  it('comes into the folder under it, or the one around the record under it', () => {
    const filters = { group: 'variables', folder: 'Filters' } as const
    expect(dropAt(rows, filters, upper(3))).toEqual({ folder: 'Shop', into: folderRow('variables', 'Shop') })
    expect(dropAt(rows, filters, upper(5))).toEqual({ folder: 'Shop/Cart', into: folderRow('variables', 'Shop/Cart') })
    expect(dropAt(rows, filters, upper(7))).toEqual({ folder: '', into: groupRow('variables') })
  })

  it('never into itself', () => {
    const shop = { group: 'variables', folder: 'Shop' } as const
    expect(dropAt(rows, shop, upper(3))).toBeUndefined()
    expect(dropAt(rows, shop, upper(4))).toBeUndefined()
    expect(dropAt(rows, shop, upper(5))).toBeUndefined()
    expect(dropAt(rows, shop, upper(1))).toMatchObject({ folder: 'Filters' })
  })
})

it('a step among siblings ends at the first and the last', () => {
  const siblings = ['a', 'b', 'c']
  expect(siblings.map((id) => stepAmong(siblings, id, -1))).toEqual([undefined, 'a', 'b'])
  expect(siblings.map((id) => stepAmong(siblings, id, 1))).toEqual(['c', null, undefined])
  expect(stepAmong(siblings, 'gone', 1)).toBeUndefined()
})
