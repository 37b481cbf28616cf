import { expect, test, vi } from 'vitest'
import { publishedBinding } from '@heddle/testing'
import type { AnsweredRows, PublishedCollection } from '@heddle/document/published'
import { collection, collectionDesk } from '../testing/collection-desk.ts'
import { fetchedRows, neededRows } from './fetched-rows.ts'

const ours = (id: string, more: Partial<PublishedCollection> = {}) =>
  collection(id, { mode: 'cached', ...more, config: { isAutoFetch: true, ...more.config } })
const LANG = { id: 'v', name: 'lang', type: 'string' as const, defaultValue: 'en' }
const idsOf = (list: readonly PublishedCollection[], answered: AnsweredRows = {}) =>
  neededRows(list, answered, collectionDesk(list, { variables: [LANG] })).map(({ id }) => id)

test('runtime-RC16 a page that is drawn wants the rows of its server’s collections that fetch by themselves, with their values', () => {
  const filter = { conditions: [{ field: 'a', operator: '$eq' as const, value: publishedBinding("variables['v']") }] }
  const list = [
    ours('orders', { filter, limit: publishedBinding('2 + 3'), offset: 5 }),
    ours('late', { config: { isAutoFetch: false } }),
    ours('unwanted', { config: { onlyWhen: publishedBinding("variables['v'] === 'ru'") } }),
    collection('far', { config: { isAutoFetch: true } }),
    collection('rows', { mode: 'static' }),
  ]
  const needed = neededRows(list, {}, collectionDesk(list, { variables: [LANG] }))
  expect(needed).toEqual([{ id: 'orders', variables: expect.anything(), offset: 5, limit: 5 }])
  expect(Object.values(needed[0]?.variables ?? {})).toEqual(['en'])
})

test('runtime-RC16 what reads others comes after them, and what reads rows that only a browser fetches is left to it', () => {
  const list = [
    ours('lines', { reads: ['orders'] }),
    ours('orders'),
    ours('notes', { reads: ['far'] }),
    ours('more', { reads: ['notes'] }),
    collection('far', { config: { isAutoFetch: true } }),
  ]
  expect(idsOf(list)).toEqual(['orders'])
  expect(idsOf(list, { orders: null })).toEqual(['lines'])
  expect(idsOf(list, { orders: null, lines: null })).toEqual([])
})

test('runtime-RC17 rows that came with the page stand at once and are not asked for again, unless this visitor asks with something else', async () => {
  const filter = { conditions: [{ field: 'a', operator: '$eq' as const, value: publishedBinding("variables['v']") }] }
  const list = [ours('orders', { filter, limit: 2 })]
  const desk = collectionDesk(list, { variables: [LANG] })
  const orders = list[0] ?? ours('none')
  const rows = { orders: fetchedRows(orders, { data: [{ a: 'en' }, { a: 'en' }], total: 3, offset: 0 }, desk) }
  const asked = vi.fn<typeof fetch>(async () => Response.json({ data: [{ a: 'ru' }], total: 1, offset: 0 }))
  vi.stubGlobal('fetch', asked)
  const same = collectionDesk(list, { rows, variables: [LANG] })
  expect(same.read('collections.orders.data')).toEqual([{ a: 'en' }, { a: 'en' }, null])
  expect(same.read('[collections.orders.total, collections.orders.isFetched]')).toEqual([3, true])
  await same.collections.autoFetch()
  expect(asked).not.toHaveBeenCalled()
  const other = collectionDesk(list, { rows, variables: [{ ...LANG, defaultValue: 'ru' }] })
  await other.collections.autoFetch()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(other.read('collections.orders.data')).toEqual([{ a: 'ru' }])
  await other.collections.autoFetch()
  expect(asked).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test('runtime-RC17 a single record that came with the page is one', () => {
  const list = [ours('order', { type: 'single' })]
  const [order = ours('none')] = list
  const rows = { order: fetchedRows(order, { data: { id: 7 }, total: 1, offset: 0 }, collectionDesk(list)) }
  expect(collectionDesk(list, { rows }).read('collections.order.data.id')).toBe(7)
})
