import { describe, expect, it } from 'vitest'
import { placeBlock } from './paste-block.ts'

const columns = [
  { name: 'name', type: 'text' },
  { name: 'total', type: 'number' },
] as const

describe('a block that is pasted', () => {
  it('goes into the cells from a place on, each read as the type of its column', () => {
    expect(
      placeBlock({
        lines: [
          ['Ada', '5'],
          ['Bob', 'many'],
        ],
        at: { row: 1, column: 0 },
        columns,
        count: 3,
        canAdd: true,
      }),
    ).toEqual({
      cells: [
        { row: 1, field: 'name', value: 'Ada' },
        { row: 1, field: 'total', value: 5 },
        { row: 2, field: 'name', value: 'Bob' },
        { row: 2, field: 'total', value: 'many' },
      ],
      added: 0,
      height: 2,
      width: 2,
    })
  })

  it('brings rows and columns where there are not enough', () => {
    const block = placeBlock({
      lines: [
        ['1', 'x'],
        ['2', 'y'],
      ],
      at: { row: 2, column: 1 },
      columns,
      count: 3,
      canAdd: true,
    })
    expect(block).toMatchObject({ added: 1, fields: [...columns, { name: 'field3', type: 'text' }], height: 2, width: 2 })
    expect(block.cells.at(-1)).toEqual({ row: 3, field: 'field3', value: 'y' })
  })

  it('stays within the rows on show where others stand between them', () => {
    const lines = [['a'], ['b'], ['c']]
    const block = placeBlock({ lines, at: { row: 1, column: 0 }, columns, count: 3, canAdd: false })
    expect(block).toMatchObject({ added: 0, height: 2 })
    expect(block.cells).toHaveLength(2)
  })

  it('names the columns by its first line where there are none', () => {
    const lines = [
      ['city', 'people'],
      ['Graz', '300000'],
    ]
    expect(placeBlock({ lines, at: { row: 0, column: 0 }, columns: [], count: 0, canAdd: true })).toEqual({
      cells: [
        { row: 0, field: 'city', value: 'Graz' },
        { row: 0, field: 'people', value: 300_000 },
      ],
      added: 1,
      fields: [
        { name: 'city', type: 'text' },
        { name: 'people', type: 'number' },
      ],
      height: 1,
      width: 2,
    })
    const alone = placeBlock({ lines: [['Graz']], at: { row: 0, column: 0 }, columns: [], count: 0, canAdd: true })
    expect(alone).toMatchObject({ cells: [{ field: 'field1', value: 'Graz' }], fields: [{ name: 'field1', type: 'text' }] })
  })

  it('empties cells with what is empty', () => {
    const block = placeBlock({ lines: [['', '1']], at: { row: 0, column: 0 }, columns, count: 1, canAdd: true })
    expect(block.cells[0]).toEqual({ row: 0, field: 'name', value: null })
  })
})
