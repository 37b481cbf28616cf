import { describe, expect, test } from 'vitest'
import { blankNode, type NodeRecord } from '@heddle/document'
import {
  boolean,
  canName,
  defineElement,
  INPUT,
  namedByIds,
  reference,
  rowsAround,
  text,
  type ElementDefinition,
  type NamedById,
} from './index.ts'

const label = { en: 'Name' }
const shared = { label, icon: 'square', group: 'forms', supports: [] } as const
const names = (byId: NamedById) => reference({ label, to: 'element', byId })
const DEFINITIONS: readonly ElementDefinition[] = [
  defineElement({ ...shared, type: 'box', fields: {} }),
  defineElement({ ...shared, type: 'input', fields: INPUT.inForm }),
  defineElement({ ...shared, type: 'form', fields: {}, form: { slot: 'children', submit: { element: 'box' }, sent: 'sent' } }),
  defineElement({ ...shared, type: 'caption', fields: { for: names('input'), text: text({ label }), on: boolean({ label }) } }),
  defineElement({ ...shared, type: 'sender', fields: { form: names('form'), page: reference({ label, to: 'page' }) } }),
  defineElement({ ...shared, type: 'list', fields: {}, slots: { item: { label, isPerItem: true } } }),
]
const definitions = new Map(DEFINITIONS.map((one) => [one.type, one]))

/** Nodes by name: what they are, where they stand, and whether they are repeated. */
const PLACES = [
  ['box', 'box', 'page'],
  ['caption', 'caption', 'box'],
  ['input', 'input', 'page'],
  ['form', 'form', 'page'],
  ['rows', 'box', 'page', true],
  ['inRows', 'input', 'rows'],
  ['captionInRows', 'caption', 'rows'],
  ['elsewhere', 'input', 'other page'],
  ['list', 'list', 'page'],
  ['inItem', 'input', 'list', false, 'item'],
] as const
const nodes = new Map<string, NodeRecord>(
  PLACES.map(([id, element, parentId, isRepeated, slot = 'children']) => {
    const node = blankNode(id, element, { parentId, slot, index: 'a0' })
    return [id, isRepeated ? { ...node, repeat: { over: { type: 'f', code: '[1]' } } } : node]
  }),
)
const view = { find: (_: unknown, id: string) => nodes.get(id) as never }
const at = (id: string): NodeRecord => nodes.get(id) ?? expect.fail(`there is no ${id}`)
const reaches = (from: string, to: string, as: NamedById = 'input'): boolean =>
  canName({ node: at(from), target: at(to), as }, view, definitions)

describe('a field that names another element by its id', () => {
  test.each([
    ['caption', 'input', true],
    ['caption', 'inRows', false],
    ['captionInRows', 'inRows', true],
    ['captionInRows', 'input', false],
    ['caption', 'elsewhere', false],
    ['caption', 'inItem', false],
    ['caption', 'box', false],
    ['caption', 'form', false],
  ])('in %s: that of %s is reached: %s', (from, to, isReached) => expect(reaches(from, to)).toBe(isReached))

  test('of a form reaches forms alone, and nothing that is not installed', () => {
    expect([reaches('caption', 'form', 'form'), reaches('caption', 'input', 'form')]).toEqual([true, false])
    expect(canName({ node: at('box'), target: { ...at('input'), element: 'gone' }, as: 'input' }, view, definitions)).toBe(false)
  })

  test('is told by its literal, whatever else names something', () => {
    const named = (element: string, props: object): unknown =>
      namedByIds({ ...at('box'), element, props: props as never }, definitions)
    expect(named('caption', { for: { default: 'input' }, text: { default: 'input' } })).toEqual([['input', 'input']])
    expect(named('sender', { form: { default: 'form' }, page: { default: 'page' } })).toEqual([['form', 'form']])
    for (const value of ['', null, { type: 'f', code: '1' }]) expect(named('caption', { for: { default: value } })).toEqual([])
    expect([named('caption', {}), named('gone', { for: { default: 'input' } })]).toEqual([[], []])
  })
})

test('what repeats a node is told from near to far, with all that is around it', () => {
  expect(rowsAround(at('inItem'), view, definitions)).toEqual({ top: 'page', rows: ['list/item'], through: ['list'] })
  expect(rowsAround(at('inRows'), view, definitions)).toEqual({ top: 'page', rows: ['rows'], through: ['rows'] })
  expect(rowsAround(at('rows'), view, definitions)).toEqual({ top: 'page', rows: ['rows'], through: [] })
})

test('nodes that stand in one another, which nobody made, end somewhere', () => {
  const loop = new Map(
    ['one', 'two'].map((id, place, ids) => [
      id,
      blankNode(id, 'box', { parentId: ids[1 - place] ?? '', slot: 'children', index: 'a0' }),
    ]),
  )
  const around = rowsAround(
    loop.get('one') ?? expect.fail('there is none'),
    { find: (_, id) => loop.get(id) as never },
    definitions,
  )
  expect([...around.through].toSorted()).toEqual(['one', 'two'])
})
