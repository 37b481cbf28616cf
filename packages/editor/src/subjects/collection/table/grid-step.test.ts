import { describe, expect, it } from 'vitest'
import { areaOf, gridStep, isIn } from './grid-step.ts'

const extent = { rows: 100, columns: 4, first: -1, page: 12 }
const to = (key: string, row: number, column: number, isCommand = false, more = extent) => {
  const spot = gridStep({ key, isCommand }, { row, column }, more)
  return spot && [spot.row, spot.column]
}

describe('keys in a grid', () => {
  it('lead to the cell beside, never beyond an edge', () => {
    expect(to('ArrowDown', 0, 1)).toEqual([1, 1])
    expect(to('ArrowDown', 99, 1)).toEqual([99, 1])
    expect(to('ArrowRight', 5, 3)).toEqual([5, 3])
    expect(to('ArrowLeft', 5, 0)).toEqual([5, 0])
  })

  it('reach the names of the columns where these can be changed', () => {
    expect(to('ArrowUp', 0, 2)).toEqual([-1, 2])
    expect(to('ArrowUp', 0, 2, false, { ...extent, first: 0 })).toEqual([0, 2])
    expect(to('ArrowDown', -1, 2)).toEqual([0, 2])
  })

  it('lead to the ends of rows and of the grid, and over pages', () => {
    expect(to('Home', 7, 2)).toEqual([7, 0])
    expect(to('End', 7, 2)).toEqual([7, 3])
    expect(to('Home', 7, 2, true)).toEqual([0, 0])
    expect(to('End', 7, 2, true)).toEqual([99, 3])
    expect(to('PageDown', 7, 2)).toEqual([19, 2])
    expect(to('PageUp', 7, 2)).toEqual([0, 2])
    expect(to('ArrowDown', 7, 2, true)).toEqual([99, 2])
    expect(to('ArrowUp', 7, 2, true)).toEqual([0, 2])
    expect(to('ArrowLeft', 7, 2, true)).toEqual([7, 0])
    expect(to('ArrowRight', 7, 2, true)).toEqual([7, 3])
    expect(to('a', 7, 2)).toBeUndefined()
  })
})

it('cells between two corners are selected, whichever came first; names of columns are none', () => {
  const area = areaOf({ row: 5, column: 3 }, { row: 2, column: 1 })
  expect(area).toEqual({ top: 2, bottom: 5, left: 1, right: 3 })
  expect(isIn(area, { row: 3, column: 2 })).toBe(true)
  expect(isIn(area, { row: 6, column: 2 })).toBe(false)
  expect(isIn(area, { row: 3, column: 0 })).toBe(false)
  expect(areaOf({ row: -1, column: 0 }, { row: 1, column: 0 })).toMatchObject({ top: 0, bottom: 1 })
})
