import { describe, expect, it } from 'vitest'
import type { PublishedNode } from '@heddle/document/published'
import { scopeAt } from './scope-at.ts'

/** Nodes by name, each with the rows it is repeated over. */
const repeated = (rows: Readonly<Record<string, unknown>>) => (id: string) =>
  (Object.hasOwn(rows, id) ? { id, repeat: { over: rows[id] } } : { id }) as unknown as PublishedNode

interface Item {
  readonly data: unknown
  readonly parent?: Item
  readonly repeatedItems: readonly unknown[]
}
const itemOf = (scope: object) => (scope as { readonly context?: { readonly item?: Item } }).context?.item
/** The text in the list of shops and products is the formula; what it gives depends on the names it sees. */
const evaluate = (value: unknown, scope: object): unknown =>
  value === 'the products' ? (itemOf(scope)?.data as { readonly products: unknown } | undefined)?.products : value
const ancestors = (id: string) => ({ text: ['card', 'list', 'section'], card: ['list', 'section'], section: [] })[id] ?? []
/** `list` stands in a box that gives names to its slot; so does what is around that. */
const PARENTS: Readonly<Record<string, string>> = { text: 'card', card: 'list', list: 'box', box: 'section' }
const find = (_: string, id: string) => ({ place: { parentId: PARENTS[id] ?? '', slot: 'children' } })
const view = { ancestors, find } as unknown as Parameters<typeof scopeAt>[0]['view']
/** No instance of a component stands open. */
const onPage = { uidOf: (id: string) => id, instanceScope: (_: PublishedNode, outer: object) => outer }
const at = (
  nodeId: string | undefined,
  rows: Readonly<Record<string, unknown>>,
  scope: object = {},
  localOf: Parameters<typeof scopeAt>[0]['localOf'] = () => undefined,
) => scopeAt({ ...onPage, nodeId, view, nodeOf: repeated(rows), scope, evaluate, localOf }).scope

it('canvas-C13 outside of repeats the names are those of the page', () => {
  const scope = { variables: {} }
  expect(at(undefined, { list: [1] }, scope)).toBe(scope)
  expect(at('text', {}, scope)).toBe(scope)
  expect(at('section', { list: [1] }, scope)).toBe(scope)
})

it('canvas-C13 inside a repeat a formula sees its first row', () => {
  const scope = at('text', { list: ['first', 'second'] })
  expect(itemOf(scope)).toEqual({
    data: 'first',
    index: 0,
    repeatIndex: 0,
    parent: undefined,
    isACopy: false,
    repeatedItems: ['first', 'second'],
  })
})

it('canvas-C13 a repeated node sees its own row', () => {
  expect(itemOf(at('card', { card: ['mine'] }))?.data).toBe('mine')
})

it('canvas-C13 inside repeats of repeats it sees the first row of each, the inner ones made from the outer', () => {
  const shops = [{ products: ['bread', 'rye'] }, { products: [] }]
  const item = itemOf(at('text', { list: shops, card: 'the products' }))
  expect(item?.data).toBe('bread')
  expect(item?.parent?.data).toBe(shops[0])
})

it('canvas-C13 rows of a collection are those of its page; what has none has no row', () => {
  expect(itemOf(at('card', { list: { data: ['a', 'b', 'c'], offset: 0, limit: 2, total: 3 } }))?.data).toBe('a')
  for (const over of [[], undefined, null, 'text', 7]) {
    expect(itemOf(at('card', { list: over }))).toMatchObject({ data: undefined, repeatedItems: [] })
  }
})

it('canvas-C13 the names of the page stay beside the row, are read when asked for, and are not changed', () => {
  let reads = 0
  const scope = {
    context: { page: 'home' },
    get variables() {
      reads += 1
      return { total: reads }
    },
  }
  const inner = at('card', { list: ['row'] }, scope) as typeof scope
  expect(reads).toBe(0)
  expect(inner.variables).toEqual({ total: 1 })
  expect(inner.variables).toEqual({ total: 2 })
  expect(inner.context.page).toBe('home')
  expect(Object.keys(inner)).toEqual(['context', 'variables'])
  expect(scope.context).toEqual({ page: 'home' })
})

it('canvas-C13 below elements that give names it sees the examples of their definitions, the nearest by key', () => {
  const label = { en: 'x' }
  const localOf = (id: string) =>
    ({
      list: { data: { menu: { isOpen: { label, example: 'near' } } }, methods: { menu: { close: { label } } } },
      section: { data: { menu: { isOpen: { label, example: 'far' } }, tab: { at: { label, example: 2 } } } },
    })[id]
  const scope = at('text', { list: ['row'] }, {}, localOf)
  const { local } = (
    scope as { readonly context: { readonly local: { readonly methods: { readonly menu: { readonly close: () => unknown } } } } }
  ).context
  expect(local).toMatchObject({ data: { menu: { isOpen: 'near' } } })
  expect(local.methods.menu.close()).toBeUndefined()
  expect(itemOf(scope)?.data).toBe('row')
  expect(at('list', {}, {}, (id) => localOf(id === 'box' ? 'section' : ''))).toMatchObject({
    context: { local: { data: { tab: { at: 2 } } } },
  })
})

it('canvas-C13 below an element that draws a slot for each row it sees the first one, and the example where there is none', () => {
  const local = {
    data: { row: { item: { label: { en: 'x' }, example: 'example' } } },
    firstRow: {
      of: 'rows',
      data: (row: unknown, given: (field: string) => unknown) => ({ row: { item: row, title: given('title') } }),
    },
  }
  const seen = (rows: unknown): unknown => {
    const nodeOf = (uid: string) => ({ uid, props: uid === 'list' ? { rows, title: 'Breads' } : {} }) as unknown as PublishedNode
    const localOf = (id: string) => (id === 'list' ? local : undefined)
    const { scope } = scopeAt({ ...onPage, nodeId: 'text', view, nodeOf, scope: {}, evaluate, localOf })
    return (scope as { readonly context: { readonly local: { readonly data: unknown } } }).context.local.data
  }
  expect(seen(['first', 'second'])).toEqual({ row: { item: 'first', title: 'Breads' } })
  expect(seen({ data: ['of a collection'] })).toEqual({ row: { item: 'of a collection', title: 'Breads' } })
  for (const rows of [[], undefined, 'rows']) expect(seen(rows)).toEqual({ row: { item: 'example' } })
})

it('canvas-C13 a repeat inside an element that gives names may be made from their examples', () => {
  const label = { en: 'x' }
  const localOf = (id: string) => (id === 'box' ? { data: { table: { rows: { label, example: ['a', 'b'] } } } } : undefined)
  const readsRows = (value: unknown, scope: object): unknown => {
    const { local } = (
      scope as { readonly context: { readonly local?: { readonly data: { readonly table: { readonly rows: unknown } } } } }
    ).context
    return value === 'the rows' ? local?.data.table.rows : value
  }
  const options = {
    ...onPage,
    view,
    nodeOf: repeated({ card: 'the rows' }),
    scope: { context: {} },
    evaluate: readsRows,
    localOf,
  }
  expect(itemOf(scopeAt({ ...options, nodeId: 'text' }).scope)).toMatchObject({ data: 'a', repeatedItems: ['a', 'b'] })
  expect(itemOf(scopeAt({ ...options, nodeId: 'list' }).scope)).toBeUndefined()
})

it('canvas-C31 in the innermost repeat it is the row that is asked for, in those around it the first', () => {
  const shops = [{ products: ['bread', 'rye', 'oats'] }, { products: ['milk'] }]
  const options = {
    ...onPage,
    view,
    nodeOf: repeated({ list: shops, card: 'the products' }),
    scope: {},
    evaluate,
    localOf: () => undefined,
  }
  const inRow = (row: number) => scopeAt({ ...options, nodeId: 'text', row })
  expect(inRow(2).repeat).toEqual({ rows: ['bread', 'rye', 'oats'], row: 2 })
  expect(itemOf(inRow(2).scope)).toMatchObject({ data: 'oats', index: 2, isACopy: true, parent: { data: shops[0], index: 0 } })
  expect([inRow(99).repeat?.row, inRow(-1).repeat?.row, inRow(1.5).repeat?.row]).toEqual([2, 0, 1])
  expect(scopeAt({ ...options, nodeId: 'section', row: 2 }).repeat).toBeUndefined()
  expect(scopeAt({ ...options, nodeOf: repeated({ list: [] }), nodeId: 'text', row: 2 }).repeat).toEqual({ rows: [], row: 0 })
})

describe('inside of an instance that stands open', () => {
  /** The page holds `first`, an instance whose component holds `row` and `second`, an instance of another that holds `label`. */
  const above: Readonly<Record<string, readonly string[]>> = {
    first: ['hero', 'page'],
    row: ['root', 'outer'],
    second: ['root', 'outer'],
    label: ['inner'],
  }
  const nodes = ['first', 'hero', 'row', 'root', 'second', 'label']
  const inside = {
    ancestors: (id: string) => above[id] ?? [],
    find: (_: string, id: string) => (nodes.includes(id) ? { place: { parentId: '', slot: 'children' } } : undefined),
  } as unknown as Parameters<typeof scopeAt>[0]['view']
  const published: Readonly<Record<string, Partial<PublishedNode>>> = {
    first: { uid: 'first', repeat: { over: ['a', 'b'] }, component: { id: 'outer', props: {} } },
    'first.second': { uid: 'first.second', component: { id: 'inner', props: {} } },
    'first.row': { uid: 'first.row', repeat: { over: ['x', 'y'] } },
  }
  const told: object[] = []
  const options = {
    view: inside,
    nodeOf: (uid: string) => published[uid] as PublishedNode | undefined,
    scope: { page: true },
    evaluate: (value: unknown) => value,
    localOf: () => undefined,
    instanceScope: ({ uid }: PublishedNode, outer: object) => {
      told.push(outer)
      return { inside: uid }
    },
  }

  it('canvas-C38 a formula sees the values of the instance, which are made where the instance stands', () => {
    told.length = 0
    const { scope } = scopeAt({ ...options, uidOf: () => 'first.second.label', nodeId: 'label' })
    expect(scope).toEqual({ inside: 'first.second' })
    expect(told.map((outer) => itemOf(outer)?.data)).toEqual(['a', undefined])
    expect(told[1]).toEqual({ inside: 'first' })
  })

  it('canvas-C38 the rows are those of a repeat inside, and the instance itself stands outside', () => {
    expect(scopeAt({ ...options, uidOf: () => 'first.row', nodeId: 'row', row: 1 }).repeat).toEqual({ rows: ['x', 'y'], row: 1 })
    expect(scopeAt({ ...options, uidOf: () => 'first.second', nodeId: 'second' }).scope).toEqual({ inside: 'first' })
    expect(scopeAt({ ...options, uidOf: () => 'first.second', nodeId: 'second' }).repeat).toBeUndefined()
  })
})
