import { expect, test } from 'vitest'
import type { PublishedNode } from '@heddle/document/published'
import { publishedBinding } from '@heddle/testing'
import { evaluateFormulas } from './evaluate.ts'
import type { RenderHost } from './host.ts'
import { isSameResolved, resolveNode, type ResolvedNode } from './resolve.ts'

test('renderer-R19 the host is told of a bound attribute that is left out, and the others are drawn', () => {
  const told: string[] = []
  const host = {
    evaluate: evaluateFormulas,
    onBadAttribute: (uid, name, reason) => void told.push(`${uid} ${name}: ${reason}`),
  } satisfies Partial<RenderHost>
  const attributes = {
    title: publishedBinding('row.name.first'),
    'data-id': publishedBinding('row.id'),
    'data-none': publishedBinding('row.none'),
    cite: publishedBinding("'javascript:alert(1)'"),
    lang: 'en',
  }
  const node = { uid: 'n1', type: 'text', props: {}, attributes } as unknown as PublishedNode
  expect(resolveNode(node, { row: { id: 7 } }, host as unknown as RenderHost)?.root).toEqual({ 'data-id': '7', lang: 'en' })
  expect(told).toEqual([
    'n1 title: Cannot read first: there is no value before it',
    'n1 cite: an attribute may hold no code, and an address no scheme that runs it',
  ])
})

const draw = (more: Partial<PublishedNode>, scope: object = {}) =>
  resolveNode({ uid: 'n1', type: 'text', props: {}, ...more }, scope, { evaluate: evaluateFormulas } as unknown as RenderHost)

test('renderer-R2 S3-32 a node has its class, its own class beside it, its attributes and its style, and nothing that it has not', () => {
  expect(draw({})).toEqual({ props: {}, root: {} })
  expect(draw({ className: 'a', attributes: { class: 'b', title: 'T' } })?.root).toEqual({ className: 'a b', title: 'T' })
  expect(draw({ attributes: { class: 'b' } })?.root).toEqual({ className: 'b' })
  expect(
    draw({ style: { color: publishedBinding('tone'), 'margin-top': publishedBinding('gap') } }, { tone: 'red' })?.root,
  ).toEqual({
    style: { color: 'red' },
  })
})

test('renderer-R10 only what is bound is worked out', () => {
  const props = { text: publishedBinding('name') }
  expect(draw({ props })?.props).toBe(props)
  expect(draw({ props, live: 1 }, { name: 'Ann' })?.props).toEqual({ text: 'Ann' })
})

test('renderer-R10 a collection is handed to a body as it is now, any other value as itself', () => {
  let count = 1
  const collection = Object.defineProperties(
    {},
    {
      isFetching: { enumerable: true, get: () => false },
      total: { enumerable: true, get: () => count },
    },
  )
  const [list, record] = [[1], { isFetching: true }]
  const names = { collection, list, record, none: null, text: 'a' }
  const props = Object.fromEntries(Object.keys(names).map((name) => [name, publishedBinding(name)]))
  const resolved = draw({ props, live: 1 }, names)?.props ?? {}
  count = 2
  expect(resolved).toEqual({ collection: { isFetching: false, total: 1 }, list, record, none: null, text: 'a' })
  expect([resolved['list'], resolved['record']]).toEqual([list, record])
  expect(resolved['list']).toBe(list)
  expect(resolved['record']).toBe(record)
})

test('renderer-R10 two results are the same when nothing that is drawn differs', () => {
  const list = [1]
  const root = { title: 'T', style: { color: 'red' } } as ResolvedNode['root']
  const one = (more: object = {}): ResolvedNode => ({
    props: { text: 'a', list, ratio: Number.NaN },
    root,
    link: { href: '/' },
    ...more,
  })
  const { link: _, ...unlinked } = one()
  expect(isSameResolved(one(), one())).toBe(true)
  expect([isSameResolved(undefined, undefined), isSameResolved(unlinked, { ...unlinked })]).toEqual([true, true])
  for (const other of [
    undefined,
    unlinked,
    one({ link: { href: '/a' } }),
    one({ props: { text: 'b', list, ratio: Number.NaN } }),
    one({ props: { text: 'a', list: [1], ratio: Number.NaN } }),
    one({ props: { text: 'a', list } }),
    one({ props: { text: 'a', list, ratio: Number.NaN, more: undefined } }),
    one({ props: { text: 'a', list, other: Number.NaN } }),
    one({ root: { title: 'U', style: { color: 'red' } } }),
    one({ root: { title: 'T', style: { color: 'blue' } } }),
    one({ root: { title: 'T', style: { color: 'red', width: '1px' } } }),
    one({ root: { title: 'T' } }),
    one({ root: { style: { color: 'red' } } }),
  ]) {
    expect([isSameResolved(one(), other), isSameResolved(other, one())], JSON.stringify(other)).toEqual([false, false])
  }
})
