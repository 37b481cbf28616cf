import { describe, expect, it } from 'vitest'
import { rowsToCsv } from './export-rows.ts'
import { importRows, namedFields } from './import-rows.ts'

describe('rows that are brought in', () => {
  it('come from CSV: the first line names the fields, their types are learned', () => {
    expect(importRows('number,total,late,zip\nA-1,12.5,true,01067\nA-2,,false,10115\n', [])).toEqual({
      ok: true,
      rows: [
        { number: 'A-1', total: 12.5, late: true, zip: '01067' },
        { number: 'A-2', late: false, zip: '10115' },
      ],
      fields: [
        { name: 'number', type: 'text' },
        { name: 'total', type: 'number' },
        { name: 'late', type: 'boolean' },
        { name: 'zip', type: 'text' },
      ],
    })
  })

  it('keep the types of fields that are there, and the order of these', () => {
    const known = [
      { name: 'note', type: 'text' },
      { name: 'total', type: 'text' },
    ] as const
    expect(importRows('total\tcity\n5\tGraz', known)).toMatchObject({
      rows: [{ total: '5', city: 'Graz' }],
      fields: [...known, { name: 'city', type: 'text' }],
    })
  })

  it('come from JSON: a list of objects, or the one list of an object', () => {
    expect(importRows(' [{"a":1},{"b":"x"}] ', [])).toMatchObject({
      rows: [{ a: 1 }, { b: 'x' }],
      fields: [
        { name: 'a', type: 'number' },
        { name: 'b', type: 'text' },
      ],
    })
    expect(importRows('{"total":1,"items":[{"a":1}]}', [])).toMatchObject({ rows: [{ a: 1 }] })
    for (const text of ['[1,2]', '{"a":1}', '{"a":[{}],"b":[{}]}', '[[1]]'])
      expect(importRows(text, [])).toEqual({ ok: false, message: 'JSON rows are a list of objects' })
  })

  it('that cannot be read say where and why', () => {
    expect(importRows('a,b\n1,"x', [])).toMatchObject({
      ok: false,
      message: 'Line 2, column 3: this quote is never closed',
      at: 6,
    })
    expect(importRows('[{"a": 1,}]', [])).toMatchObject({ ok: false, message: expect.stringMatching(/^Line 1, column 10/) })
    expect(importRows('  ', [])).toEqual({ ok: false, message: 'There is nothing in it' })
  })

  it('get names where the first line has none, or one twice, or one that JavaScript gives a meaning', () => {
    const names = (head: readonly string[]) => namedFields(head, [['1', '2', '3']], []).map(({ name }) => name)
    expect(names(['', 'a', 'a'])).toEqual(['field1', 'a', 'a2'])
    expect(names(['__proto__'])).toEqual(['field1', 'field2', 'field3'])
  })

  it('are what was taken out, formulas of spreadsheets too', () => {
    const fields = [
      { name: 'a', type: 'text' },
      { name: 'b', type: 'json' },
    ] as const
    const rows = [{ a: '=1+1', b: { deep: ['x, "y"'] } }, { a: "'=2" }, {}, { a: 'two\nlines' }]
    const csv = rowsToCsv(rows, fields)
    expect(csv.split('\r\n')[1]).toMatch(/^'=1\+1,/)
    // A row without anything is a line with a comma.
    expect(importRows(csv, fields)).toMatchObject({ ok: true, rows })
  })
})
