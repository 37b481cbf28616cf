import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PublishedCollection } from '@heddle/document/published'
import type { ElementComponent } from '@heddle/kit/react'
import type { ChunkContents } from './load-chunk.ts'
import { createPartsLoader, type NeedsParts } from './page-parts.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.unstubAllGlobals())

const box = (() => null) as ElementComponent
const orders = { id: 'orders', name: 'Orders', mode: 'static', type: 'collection', config: {}, offset: 0 } as PublishedCollection
const nodes = [{ uid: 'a', type: 'box', props: {} }]

const page = (more: Partial<NeedsParts> = {}): NeedsParts => ({
  page: { uses: { elements: { box: 'box.js' }, functions: { text: 'text.js' }, actions: { data: 'data.js' } } },
  collections: [],
  workflows: [],
  ...more,
})

/** Files as a release has them; the broken one comes the second time. */
const release = (broken?: string) => {
  const files: Readonly<Record<string, ChunkContents>> = {
    'box.js': { elements: { box } },
    'text.js': {},
    'data.js': {},
    'shop.js': { plugins: { shop: {} } },
    'maps.js': { plugins: { maps: {} } },
  }
  let isBroken = true
  return async (file: string) => {
    const isLost = file === broken && isBroken
    if (isLost) isBroken = false
    if (isLost || !Object.hasOwn(files, file)) throw new Error('offline')
    return files[file] ?? {}
  }
}

test('runtime-RT50 a page can be drawn when bodies, functions and rows are there, and acts when its actions are', async () => {
  for (const [broken, first] of [
    [undefined, { canDraw: true, canAct: true }],
    ['box.js', { canDraw: false, canAct: true }],
    ['text.js', { canDraw: false, canAct: true }],
    ['data.js', { canDraw: true, canAct: false }],
  ] as const) {
    const { load } = createPartsLoader(release(broken), { cacheVersion: 7 })
    expect(await load(page(), nodes), broken).toMatchObject(first)
    expect(await load(page(), nodes), broken).toMatchObject({ canDraw: true, canAct: true, components: { box } })
  }
})

test('runtime-RT50 PL4 a plugin that does not come keeps only those pages from being drawn that are drawn with its functions', async () => {
  const pageWith = (drawnWith?: readonly string[]) =>
    page({
      page: {
        uses: {
          elements: { box: 'box.js' },
          plugins: { shop: 'shop.js', maps: 'maps.js' },
          ...(drawnWith && { drawnWith }),
        },
      },
    })
  for (const [drawnWith, canDraw] of [
    [undefined, true],
    [['maps'], true],
    [['maps', 'shop'], false],
  ] as const) {
    const { load } = createPartsLoader(release('shop.js'), { cacheVersion: 7 })
    expect(await load(pageWith(drawnWith), nodes)).toMatchObject({ canDraw, canAct: !canDraw })
    expect(await load(pageWith(drawnWith), nodes)).toMatchObject({ canDraw: true, canAct: true })
  }
})

test('runtime-RT50 rows that do not come keep the page from being drawn, until they come', async () => {
  const answers = [() => Promise.reject(new TypeError('offline')), async () => new Response('', { status: 502 })]
  vi.stubGlobal('fetch', async () => (await answers.shift()?.()) ?? Response.json({ data: [{ id: 1 }] }))
  const { load } = createPartsLoader(release(), { cacheVersion: 7 })
  const withRows = page({ collections: [orders] })
  expect(await load(withRows, nodes)).toMatchObject({ canDraw: false, rows: {} })
  expect(await load(withRows, nodes)).toMatchObject({ canDraw: false, rows: {} })
  expect(await load(withRows, nodes)).toMatchObject({ canDraw: true, rows: { orders: [{ id: 1 }] } })
})

test('runtime-RT50 an element that could not be drawn while publishing, and an instance of a component, need no body', async () => {
  const { load } = createPartsLoader(release(), { cacheVersion: 7 })
  const others = [
    { uid: 'b', type: 'gone', props: {}, broken: true as const },
    { uid: 'c', type: 'component', props: {}, component: { id: 'x' } as never },
    { uid: 'd', hole: 'p' },
  ]
  expect(await load(page(), others)).toMatchObject({ canDraw: true })
  expect(await load(page(), [{ uid: 'e', type: 'gone', props: {} }])).toMatchObject({ canDraw: false })
})
