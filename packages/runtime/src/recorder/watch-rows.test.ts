import { signal } from '@preact/signals-core'
import type { PublishedCollection } from '@heddle/document/published'
import type { WatchedRows } from '@heddle/workflow/watch'
import { beforeEach, expect, it } from 'vitest'
import { createCollections, type Collections } from '../collections/index.ts'
import type { CollectionsInput } from '../collections/create-collections.ts'
import { createWatchedCollections, type WatchedCollections } from './watch-rows.ts'

const ORDERS: PublishedCollection = {
  id: 'orders',
  name: 'Orders',
  mode: 'static',
  type: 'collection',
  config: {},
  offset: 0,
} as never
let collections: Collections
let told: WatchedRows[]
let watched: WatchedCollections

function open(rows: unknown, document = 'd'): void {
  collections = createCollections({
    evaluator: { evaluate: (value: unknown) => value, resolve: (value: unknown) => value, language: () => 'en' },
    scope: {},
    pattern: () => undefined,
    onError: () => undefined,
    log: () => undefined,
  } as unknown as CollectionsInput)
  collections.reset([ORDERS], { orders: rows })
  const heard: WatchedRows[] = []
  told = heard
  watched = createWatchedCollections({ collections: signal(collections) }, document, (changed) => heard.push(changed))
  watched.follow()
}
const shown = (): unknown => Reflect.get(Reflect.get(collections.names(), 'orders') as object, 'data')
const add = (value: unknown): void => void collections.update('orders', { type: 'insert', index: 0, value })

beforeEach(() => open([{ id: 1 }]))

it('tells what collections hold, and again when one holds something else', () => {
  expect(watched.list()).toMatchObject([
    { id: 'orders', name: 'Orders', rows: [{ id: 1 }], count: 1, isWhole: true, isFetched: true, error: null, offset: 0 },
  ])
  expect(told).toEqual([])
  add({ id: 2 })
  expect(told).toMatchObject([{ id: 'orders', rows: [{ id: 2 }, { id: 1 }], count: 2 }])
  expect(watched.list()).toEqual(told)
})

it('shows what they held, tells nothing of it, and shows what they hold again', () => {
  const [before] = watched.list()
  add({ id: 2 })
  const now = shown()
  watched.look(before && [before])
  expect(shown()).toEqual([{ id: 1 }])
  expect(told).toHaveLength(1)
  watched.look(undefined)
  expect(shown()).toBe(now)
  expect(told).toHaveLength(1)
})

it('of a long list the first rows are told and all are shown again; of a document that is gone those that were told', () => {
  const rows = Array.from({ length: 1000 }, (_, id) => ({ id }))
  open(rows)
  const [before] = watched.list()
  expect(before).toMatchObject({ count: 1000, isWhole: false })
  expect(before?.rows).toHaveLength(100)
  add({ id: -1 })
  watched.look(before && [before])
  expect(shown()).toBe(rows)
  open([], 'another')
  watched.look(before && [before])
  expect(shown()).toHaveLength(100)
})

it('one large value does not make the telling large, and a collection that the page has not is passed over', () => {
  open([{ text: 'x'.repeat(1_000_000) }])
  const [held] = watched.list()
  expect(JSON.stringify(held).length).toBeLessThan(50_000)
  expect(held?.isWhole).toBe(false)
  watched.look(held && [{ ...held, id: 'gone' }])
  expect(shown()).toHaveLength(1)
})
