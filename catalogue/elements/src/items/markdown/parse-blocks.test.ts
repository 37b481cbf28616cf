import { describe, expect, test } from 'vitest'
import { createHeadingIds } from './heading-ids.ts'
import { parseBlocks, type Block } from './parse-blocks.ts'

const kinds = (text: string) => parseBlocks(text).map(({ kind }) => kind)
const depthOf = (blocks: readonly Block[]): number =>
  Math.max(
    0,
    ...blocks.map((block) => {
      if (block.kind === 'quote') return 1 + depthOf(block.blocks)
      return block.kind === 'list' ? 1 + Math.max(0, ...block.items.map(depthOf)) : 0
    }),
  )

describe('the parts of a text', () => {
  test.each([
    ['a\nb\n\nc', ['paragraph', 'paragraph']],
    ['a\n# b\nc', ['paragraph', 'heading', 'paragraph']],
    ['a\n- b', ['paragraph', 'list']],
    ['- a\n\n- b', ['list']],
    ['- a\nb', ['list', 'paragraph']],
    ['```\nnever closed', ['code']],
    ['#none', ['paragraph']],
    ['####### too many', ['paragraph']],
    ['- - -', ['rule']],
    ['a | b\n---|---', ['table']],
    ['a | b\nc | d', ['paragraph']],
    ['\r\n\r\n', []],
  ])('%j', (text, found) => expect(kinds(text)).toEqual(found))

  test('code keeps its lines as they are, and its language', () => {
    expect(parseBlocks('~~~ ts\n  a\n\n# b\n~~~')).toEqual([{ kind: 'code', language: 'ts', text: '  a\n\n# b' }])
  })

  test('an item holds what is further in, also behind a blank line', () => {
    const [list] = parseBlocks('1) a\n\n   more\n2) b')
    expect(list).toMatchObject({ kind: 'list', start: 1, items: [[{ text: 'a' }, { text: 'more' }], [{ text: 'b' }]] })
  })

  test.each([
    ['quotes', '>'.repeat(1000)],
    ['lists', Array.from({ length: 200 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
  ])('%s within each other end somewhere', (_, text) => expect(depthOf(parseBlocks(text))).toBeLessThanOrEqual(9))
})

test('headings have ids of their words, each another one', () => {
  const idOf = createHeadingIds()
  expect(['Our bread', 'Our  bread!', '***', '', 'Our bread'].map(idOf)).toEqual([
    'our-bread',
    'our-bread-2',
    'part',
    'part-2',
    'our-bread-3',
  ])
  expect(idOf('a'.repeat(500))).toHaveLength(100)
})
