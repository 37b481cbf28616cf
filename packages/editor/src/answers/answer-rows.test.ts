import { describe, expect, it } from 'vitest'
import { answerRows, opensItself } from './answer-rows.ts'

const lines = (answer: unknown, rowsPath = '', opened: readonly string[] = []) =>
  answerRows(
    answer,
    (path, depth) => opened.includes(path) || opensItself(path, depth, rowsPath),
    (from, to) => `${from}-${to}`,
    (count) => `${count} alike`,
  ).map(({ depth, label, text }) => `${'  '.repeat(depth)}${label} ${text}`)

describe('an answer as a tree', () => {
  it('shows what leads to the rows, the first of them, and how many are like it', () => {
    const answer = { data: { total: 3, items: [{ n: 1, tags: ['a'] }, { n: 2 }, { n: 3 }] }, links: { next: 'x' } }
    expect(lines(answer, 'data.items')).toEqual([
      'data { 2 }',
      '  total 3',
      '  items [ 3 ]',
      '    0 { 2 }',
      '      n 1',
      '      tags [ 1 ]',
      '    1-2 2 alike',
      'links { 1 }',
      '  next "x"',
    ])
    expect(lines(answer)).toContain('  items [ 3 ]')
    expect(lines(answer)).not.toContain('    0 { 2 }')
  })

  it('begins with the list itself where the answer is one, and takes a plain value', () => {
    expect(lines([1, 2])).toEqual([' [ 2 ]', '  0 1', '  1-1 1 alike'])
    expect(lines('text')).toEqual([' "text"'])
    expect(lines(null)).toEqual([' null'])
    expect(lines({ none: [], empty: {} })).toEqual(['none [ 0 ]', 'empty { 0 }'])
  })

  it('is cut where it has no end', () => {
    const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, at]))
    expect(lines(wide)).toHaveLength(2000)
    expect(lines({ long: 'x'.repeat(500) })[0]?.length).toBeLessThan(100)
  })
})
