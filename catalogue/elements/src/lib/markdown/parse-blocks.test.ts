import { describe, expect, test } from 'vitest'
import { parseBlocks, type Block } from './parse-blocks.ts'

const kinds = (text: string) => parseBlocks(text).map(({ kind }) => kind)
const depthOf = (blocks: readonly Block[]): number =>
  Math.max(
    0,
    ...blocks.map((block) => {
      if (block.kind === 'quote') return 1 + depthOf(block.blocks)
      return block.kind === 'list' ? 1 + Math.max(0, ...block.items.map((item) => depthOf(item.blocks))) : 0
    }),
  )

describe('the parts of a text', () => {
  test.each([
    ['a\nb\n\nc', ['paragraph', 'paragraph']],
    ['a\n# b\nc', ['paragraph', 'heading', 'paragraph']],
    ['a\n- b', ['paragraph', 'list']],
    ['- a\n\n- b', ['list']],
    ['- a\nb', ['list']],
    ['- a\n\nb', ['list', 'paragraph']],
    ['- a\n1. b', ['list', 'list']],
    ['a\n---', ['paragraph', 'rule']],
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
    expect(list).toMatchObject({
      kind: 'list',
      start: 1,
      items: [{ blocks: [{ text: 'a' }, { text: 'more' }] }, { blocks: [{ text: 'b' }] }],
    })
  })

  test.each([
    ['quotes', '>'.repeat(1000)],
    ['lists', Array.from({ length: 200 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
  ])('%s within each other end somewhere', (_, text) => expect(depthOf(parseBlocks(text))).toBeLessThanOrEqual(20))

  test('tasks are done or open, and other items neither', () => {
    expect(parseBlocks('- [x] a\n- [ ] b\n- [y] c\n1. [x] d')).toMatchObject([
      {
        items: [
          { isDone: true, blocks: [{ text: 'a' }] },
          { isDone: false, blocks: [{ text: 'b' }] },
          { blocks: [{ text: '[y] c' }] },
        ],
      },
      { items: [{ isDone: true }] },
    ])
    expect(parseBlocks('- [y] c')[0]).not.toHaveProperty('items.0.isDone')
  })

  test('a bar behind a backslash is a sign of its cell', () => {
    expect(parseBlocks('a | b\n-|-\nc\\|d | e\n\\| | f\n|')).toEqual([
      { kind: 'table', head: ['a', 'b'], rows: [['c|d', 'e'], ['|', 'f'], []] },
    ])
    expect(parseBlocks(`${'a|'.repeat(80)}\n-|-`)[0]).toHaveProperty('head.length', 50)
  })

  test.each([
    ['# C#', 'C#'],
    ['## a ##', 'a'],
    ['# a \\#', 'a \\#'],
    ['# #', ''],
    ['#', ''],
  ])('the heading %j says %j', (text, said) => expect(parseBlocks(text)).toMatchObject([{ kind: 'heading', text: said }]))
})
