import type { PublishedCollection } from '@heddle/document/published'
import { beforeEach, expect, it } from 'vitest'
import type { Held } from './collection-state.ts'
import { createCollections, type CollectionsInput } from './create-collections.ts'

const base = { type: 'collection', config: {}, offset: 0 } as const
const ORDERS = { ...base, id: 'orders', name: 'Orders', mode: 'static' } as unknown as PublishedCollection
const CARRIERS = { ...base, id: 'carriers', name: 'Carriers', mode: 'dynamic' } as unknown as PublishedCollection

let collections: ReturnType<typeof createCollections>
beforeEach(() => {
  const itself = (value: unknown): unknown => value
  collections = createCollections({
    evaluator: { evaluate: itself, resolve: itself, language: () => 'en' },
    scope: {},
    pattern: () => undefined,
    sources: () => ({ fetch: async () => ({ data: [{ id: 'dhl' }] }) }),
    onError: () => undefined,
    log: () => undefined,
  } as unknown as CollectionsInput)
  collections.reset([ORDERS, CARRIERS], { orders: [{ id: 1 }, { id: 2 }] })
})

const read = (name: string, field: string): unknown => Reflect.get(Reflect.get(collections.names(), name) as object, field)

it('what a collection holds is told at once and from then on, until nobody asks', () => {
  const heard: Held[] = []
  const stop = collections.state('orders').onHeld((held) => heard.push(held))
  collections.update('orders', { type: 'delete', index: 0 })
  stop()
  collections.update('orders', { type: 'delete', index: 0 })
  expect(heard.map(({ rows }) => rows)).toEqual([[{ id: 1 }, { id: 2 }], [{ id: 2 }]])
})

it('what it held is put back with its page, its total and its error', () => {
  const state = collections.state('carriers')
  const before = state.held()
  expect(before).toMatchObject({ rows: undefined, isFetched: false, error: null })
  state.put({ rows: [{ id: 'ups' }], total: 7, isFetched: true, error: { message: 'slow' }, offset: 0 })
  expect(['data', 'total', 'isFetched', 'error'].map((field) => read('carriers', field))).toEqual([
    [{ id: 'ups' }],
    7,
    true,
    { message: 'slow' },
  ])
  state.put(before)
  expect(['data', 'total', 'isFetched', 'error'].map((field) => read('carriers', field))).toEqual([[], 0, false, null])
})

it('others are not told, and a collection that the page has not is refused by its name', () => {
  const heard: Held[] = []
  collections.state('orders').onHeld((held) => heard.push(held))
  collections.state('carriers').put({ rows: [], isFetched: true, error: null, offset: 0 })
  expect(heard).toHaveLength(1)
  expect(() => collections.state('gone')).toThrow(/gone/)
})
