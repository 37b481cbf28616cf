import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PublishedCollection } from '@heddle/document/published'
import type { ElementComponent } from '@heddle/kit/react'
import { createPartsLoader, type NeedsParts } from './page-parts.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.unstubAllGlobals())

const box = (() => null) as ElementComponent
const orders = { id: 'orders', name: 'Orders', mode: 'static', type: 'collection', config: {}, offset: 0 } as PublishedCollection
const nodes = [{ uid: 'a', type: 'box', props: {} }]

const page = (more: Partial<NeedsParts> = {}): NeedsParts => ({
  page: { uses: { functions: ['text'], actions: ['data'] } },
  collections: [],
  workflows: [],
  ...more,
})

const loaders = (broken: 'box' | 'text' | 'data' | undefined) => {
  const or = <T>(name: string, value: T) =>
    vi.fn(async () => value).mockImplementationOnce(async () => (name === broken ? Promise.reject(new Error('offline')) : value))
  return {
    elements: { box: or('box', box) },
    functions: { text: or('text', {}) },
    actions: { data: or('data', {}) },
    ports: {},
  }
}

test('RT50 a page can be drawn when bodies, functions and rows are there, and acts when its actions are', async () => {
  for (const [broken, first] of [
    [undefined, { canDraw: true, canAct: true }],
    ['box', { canDraw: false, canAct: true }],
    ['text', { canDraw: false, canAct: true }],
    ['data', { canDraw: true, canAct: false }],
  ] as const) {
    const { load } = createPartsLoader(loaders(broken), 7)
    expect(await load(page(), nodes), broken).toMatchObject(first)
    expect(await load(page(), nodes), broken).toMatchObject({ canDraw: true, canAct: true, components: { box } })
  }
})

test('RT50 rows that do not come keep the page from being drawn, until they come', async () => {
  const answers = [() => Promise.reject(new TypeError('offline')), async () => new Response('', { status: 502 })]
  vi.stubGlobal('fetch', async () => (await answers.shift()?.()) ?? Response.json({ data: [{ id: 1 }] }))
  const { load } = createPartsLoader(loaders(undefined), 7)
  const withRows = page({ collections: [orders] })
  expect(await load(withRows, nodes)).toMatchObject({ canDraw: false, rows: {} })
  expect(await load(withRows, nodes)).toMatchObject({ canDraw: false, rows: {} })
  expect(await load(withRows, nodes)).toMatchObject({ canDraw: true, rows: { orders: [{ id: 1 }] } })
})

test('RT50 an element that could not be drawn while publishing, and an instance of a component, need no body', async () => {
  const { load } = createPartsLoader(loaders(undefined), 7)
  const others = [
    { uid: 'b', type: 'gone', props: {}, broken: true as const },
    { uid: 'c', type: 'component', props: {}, component: { id: 'x' } as never },
    { uid: 'd', hole: 'p' },
  ]
  expect(await load(page(), others)).toMatchObject({ canDraw: true })
  expect(await load(page(), [{ uid: 'e', type: 'gone', props: {} }])).toMatchObject({ canDraw: false })
})
