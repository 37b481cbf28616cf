import { describe, expect, it } from 'vitest'
import { cellProblem, readRow, typeOfTexts } from './cells.ts'

describe('a cell', () => {
  it('that does not fit its column keeps its text and says why; an empty one fits every column', () => {
    expect(cellProblem('number', 'many')).toBe('Not a number: it stays a text until it is one')
    expect(cellProblem('date', 'soon')).toMatch(/2026-05-04/)
    expect(cellProblem('boolean', 'perhaps')).toMatch(/true/)
    expect(cellProblem('json', '{a}')).toMatch(/JSON/)
    for (const [type, value] of [
      ['number', 1],
      ['number', null],
      ['number', ''],
      ['date', '2026-05-04'],
      ['json', []],
      ['text', 5],
    ] as const)
      expect(cellProblem(type, value)).toBeUndefined()
  })
})

describe('a column of texts', () => {
  it('has the type that all of them can be read as', () => {
    expect(typeOfTexts(['1', ' 2.5', ''])).toBe('number')
    expect(typeOfTexts(['1', 'x'])).toBe('text')
    expect(typeOfTexts(['true', 'FALSE'])).toBe('boolean')
    expect(typeOfTexts(['2026-05-04', '2026-05-04T10:00:00Z'])).toBe('date')
    expect(typeOfTexts(['[1]', '{"a":1}'])).toBe('json')
    expect(typeOfTexts(['[1', '{}'])).toBe('text')
    expect(typeOfTexts(['', ' '])).toBe('text')
    // A code is no amount.
    expect(typeOfTexts(['01067', '10115'])).toBe('text')
    expect(typeOfTexts(['0', '0.5'])).toBe('number')
  })

  it('gives a row without what is empty', () => {
    const fields = [
      { name: 'name', type: 'text' },
      { name: 'total', type: 'number' },
      { name: 'late', type: 'boolean' },
    ] as const
    expect(readRow(fields, ['Ada', '', 'no', 'too much'])).toEqual({ name: 'Ada', late: false })
  })
})
