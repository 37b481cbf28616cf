import { describe, expect, it } from 'vitest'
import { measureDistances } from './distances.ts'

const inner = { x: 20, y: 30, width: 100, height: 40 }

describe('distances with Alt', () => {
  it('shows how far the four sides are from the box around it', () => {
    const around = { x: 0, y: 0, width: 200, height: 100 }
    expect(measureDistances(inner, around).map(({ length }) => length)).toEqual([30, 30, 20, 80])
    expect(measureDistances(around, inner).map(({ length }) => length)).toEqual([30, 30, 20, 80])
  })

  it('leaves out sides that touch', () => {
    expect(measureDistances(inner, { ...inner, width: 120 }).map(({ length }) => length)).toEqual([20])
  })

  it('shows the gap to a box that stands apart', () => {
    expect(measureDistances(inner, { x: 0, y: 100, width: 50, height: 10 })).toEqual([
      { line: { x: 70, y: 70, width: 0, height: 30 }, length: 30 },
    ])
    expect(measureDistances(inner, { x: 200, y: 200, width: 10, height: 10 }).map(({ length }) => length)).toEqual([130, 80])
  })
})
