import { effect } from '@preact/signals-core'
import { expect, test } from 'vitest'
import { collection, collectionDesk } from '../testing/collection-desk.ts'

test('runtime-RC12 while the page stays, only readers of collections that are others now are told', () => {
  const orders = collection('orders', { mode: 'static' })
  const other = collection('other', { mode: 'static' })
  const rows = { orders: [1, 2], other: ['first'] }
  const { collections, read } = collectionDesk([orders, other], { rows })
  const told: unknown[] = []
  effect(() => void told.push(read('collections.orders.data')))
  effect(() => void told.push(read("collections['the other']?.data")))
  told.length = 0

  collections.revise([{ ...orders }, { ...other }], { orders: [1, 2], other: ['first'] })
  expect(told).toEqual([])
  collections.revise([orders, other], { ...rows, orders: [3] })
  expect(told).toEqual([[3]])
  told.length = 0
  collections.revise([orders, { ...other, name: 'renamed' }], { ...rows, orders: [3] })
  expect([read('collections.renamed.data'), read("collections['the other']")]).toEqual([['first'], undefined])
  collections.revise([orders], { orders: [3] })
  expect(Object.keys(collections.names())).toEqual(['the orders', 'orders'])
})
