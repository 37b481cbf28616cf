import { describe, expect, it } from 'vitest'
import { readCsv } from './csv.ts'

describe('a table of text', () => {
  it('gives rows by the names in its first line, numbers as numbers and nothing as nothing', () => {
    expect(readCsv('\uFEFFname,price,note\r\nRye,2.5,\r\nFocaccia,03,"two, or\nmore ""loaves"""\r\n\r\n')).toEqual([
      { name: 'Rye', price: 2.5, note: null },
      { name: 'Focaccia', price: '03', note: 'two, or\nmore "loaves"' },
    ])
  })

  it.each([
    ['a;b\n1;2', { a: 1, b: 2 }],
    ['a\tb\n1\t2', { a: 1, b: 2 }],
    ['a,b\n1', { a: 1, b: null }],
    ['a,\n1,2', { a: 1, column2: 2 }],
    ['a,b\n1,2,3', { a: 1, b: 2 }],
  ])('is read however its cells are parted, and where some are missing: %j', (text, row) => {
    expect(readCsv(text)).toEqual([row])
  })

  it('that is empty has no rows', () => {
    for (const text of ['', '\n', 'a,b', 'a,b\n\n']) expect(readCsv(text)).toEqual([])
  })

  it('whose quotation mark has no end is told with its line', () => {
    expect(() => readCsv('a\nb\n"c')).toThrow('line 3')
  })

  it('of some megabytes is read in the time that it takes to look at each character', () => {
    const text = `a,b\n${'"x""y",1\n'.repeat(200_000)}`
    const started = performance.now()
    expect(readCsv(text)).toHaveLength(200_000)
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})
