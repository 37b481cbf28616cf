import { computed, signal } from '@preact/signals-core'
import { describe, expect, it } from 'vitest'
import { stageCollections } from './stage-collections.ts'

const rows = signal<readonly unknown[]>([{ a: 1 }, { a: 2 }])
const live = (id: string, type = 'collection') => ({
  id,
  type,
  limit: 5,
  offset: 5,
  isFetching: false,
  isFetched: true,
  error: null,
  get data() {
    return rows.value
  },
  get total() {
    return rows.value.length
  },
})
const real = { orders: live('a'), a: live('a'), cities: live('b') }
type Shown = Readonly<Record<string, ReturnType<typeof live>>>
const staged = (...shows: Parameters<typeof stageCollections>[1] extends ReadonlyMap<infer K, infer V> ? [K, V][] : never) =>
  stageCollections(real, new Map(shows)) as Shown

describe('canvas-C35 collections of which some are staged', () => {
  it('are themselves while none is', () => {
    expect(staged()).toBe(real)
    expect(staged(['a', 'one'])['cities']).toBe(real.cities)
  })

  it('say by each name the same, from the first row on, with the page size that they have', () => {
    const { orders, a } = staged(['a', 'one'])
    expect(orders).toBe(a)
    expect(orders).toMatchObject({ id: 'a', data: [{ a: 1 }], total: 1, offset: 0, limit: 5, isFetching: false, error: null })
    expect(Object.keys(orders ?? {})).toEqual(Object.keys(real.orders))
  })

  it('are on their way, or failed', () => {
    expect(staged(['a', 'loading'])['a']).toMatchObject({ data: [], isFetching: true, isFetched: false, error: null })
    const failed = staged(['a', 'error'])['a']
    expect(failed).toMatchObject({ data: [], isFetching: false, isFetched: true })
    expect(failed?.error).toHaveProperty('message')
  })

  it('follow the rows that they really have', () => {
    const { a } = staged(['a', 'one'])
    const first = computed(() => a?.data[0])
    expect(first.value).toEqual({ a: 1 })
    rows.value = [{ a: 3 }]
    expect(first.value).toEqual({ a: 3 })
  })

  it('that give one record give none, and no total', () => {
    const shown = stageCollections({ me: live('me', 'single') }, new Map([['me', 'empty']])) as Shown
    expect(shown['me']).toMatchObject({ data: null, total: 0 })
  })
})
