import { describe, expect, it } from 'vitest'
import { cellText, readCell } from './cell-text.ts'

describe('a value that is typed in one line', () => {
  it.each([
    ['text', ' 10 ', ' 10 '],
    ['number', ' 10.5 ', 10.5],
    ['number', '1e3', 1000],
    ['number', '0x10', '0x10'],
    ['number', 'many', 'many'],
    ['number', 'Infinity', 'Infinity'],
    ['boolean', 'Yes', true],
    ['boolean', '0', false],
    ['boolean', 'perhaps', 'perhaps'],
    ['date', ' 2026-05-04 ', '2026-05-04'],
    ['json', '{"a":[1]}', { a: [1] }],
    ['json', '{a}', '{a}'],
    ['text', '  ', null],
    ['json', '', null],
  ] as const)('of the type %s, typed %j, is %j', (type, text, value) => {
    expect(readCell(type, text)).toEqual(value)
  })

  it('is shown as it was typed', () => {
    expect([null, undefined, 'x', 1, true, { a: 1 }].map(cellText)).toEqual(['', '', 'x', '1', 'true', '{"a":1}'])
  })
})
