import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardCell, parseTable, separatorOf, unguardCell, writeTable } from './parse-table.ts'

const rowsOf = (text: string, separator?: string) => {
  const read = parseTable(text, separator)
  return read.ok ? read.rows : read.message
}

describe('lines of cells', () => {
  it('are read with quotes, doubled quotes, line breaks in quotes and any line ending', () => {
    expect(rowsOf('a,b\r\n"x, ""y""","two\nlines"\n\r3,')).toEqual([
      ['a', 'b'],
      ['x, "y"', 'two\nlines'],
      ['3', ''],
    ])
    expect(rowsOf('\uFEFFname\tcity\nAda\tLondon\n')).toEqual([
      ['name', 'city'],
      ['Ada', 'London'],
    ])
    expect(rowsOf('')).toEqual([])
    expect(rowsOf('"",')).toEqual([['', '']])
  })

  it('are separated by what the first line has most of', () => {
    expect(separatorOf('a;b;c,d')).toBe(';')
    expect(separatorOf('a\tb,c\td')).toBe('\t')
    expect(separatorOf('"a;b;c",d\n;;;;')).toBe(',')
    expect(separatorOf('a|b')).toBe('|')
    expect(separatorOf('alone')).toBe(',')
  })

  it('say where a quote is wrong, with line and column', () => {
    expect(parseTable('a,b\n1,"never closed\nmore')).toMatchObject({ ok: false, line: 2, column: 3, at: 6 })
    expect(rowsOf('a,b\n1,"never closed')).toBe('Line 2, column 3: this quote is never closed')
    expect(rowsOf('"a"b,c')).toBe('Line 1, column 4: a comma or the end of the line must follow the closing quote')
    expect(rowsOf('x\n\n"a" ,c')).toMatch(/^Line 3, column 4:/)
  })

  it('are the same after writing and reading, whatever is in them', () => {
    const cell = fc.oneof(fc.string(), fc.stringMatching(/^[",;\t\r\n'=+a]{0,6}$/))
    fc.assert(
      fc.property(
        fc
          .integer({ min: 2, max: 4 })
          .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 5 })),
        fc.constantFrom(',' as const, '\t' as const),
        (rows, separator) => {
          // A byte order mark at the start belongs to the file.
          const clean = rows.map((row) => row.map((text) => text.replaceAll('\uFEFF', '')))
          expect(rowsOf(writeTable(clean, separator), separator)).toEqual(clean)
        },
      ),
    )
  })

  it('take time that grows with the text alone', () => {
    const hostile = [`${'"a",'.repeat(200_000)}"`, '"'.repeat(800_001), '\n'.repeat(800_000), `${'""'.repeat(400_000)}x`]
    const begun = performance.now()
    for (const text of hostile) parseTable(text)
    expect(performance.now() - begun).toBeLessThan(3_000)
  })
})

describe('texts that a spreadsheet would run', () => {
  it('are made plain for a file and read back as they were', () => {
    expect(guardCell('=1+1')).toBe("'=1+1")
    expect(guardCell('plain')).toBe('plain')
    fc.assert(fc.property(fc.stringMatching(/^'{0,3}[=+\-@\t\ra]{0,3}$/), (text) => unguardCell(guardCell(text)) === text))
  })
})
