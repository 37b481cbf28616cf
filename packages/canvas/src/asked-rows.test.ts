import { describe, expect, it } from 'vitest'
import type { PublishedCollection } from '@heddle/document/published'
import { giveAskedRows } from './asked-rows.ts'

const ORDERS: PublishedCollection = {
  id: 'orders',
  name: 'orders',
  mode: 'server',
  type: 'collection',
  pluginId: 'rest',
  config: {},
  sort: [{ key: 'number', direction: 'DESC' }],
  offset: 0,
  hasPages: true,
}
const OTHER: PublishedCollection = { ...ORDERS, id: 'other' }
const logic = { collections: [ORDERS, OTHER], rows: {}, more: 1 }
const give = (rows: object) => giveAskedRows(logic, new Map([['orders', { pluginId: 'rest', data: [], offset: 0, ...rows }]]))

describe('canvas-C38 what a source gave when it was asked', () => {
  it('stands in its collection as rows that are kept there, sorted by the page; the others are as they were', () => {
    const data = [{ number: 1 }, { number: 2 }]
    const { collections, rows, more } = give({ data })
    expect(collections).toEqual([{ ...ORDERS, mode: 'static', hasPages: undefined }, OTHER])
    expect(rows).toEqual({ orders: data })
    expect(more).toBe(1)
  })

  it('of a source with pages stands where it belongs among all rows, and is sorted by nobody else', () => {
    const { collections, rows } = give({ data: ['c', 'd'], total: 5, offset: 2 })
    expect(collections[0]).toMatchObject({ mode: 'static', offset: 2 })
    expect(collections[0]).not.toHaveProperty('sort')
    expect(rows).toEqual({ orders: [null, null, 'c', 'd', null] })
  })

  it('never makes more rows than a page can hold, whatever a source counts', () => {
    const { rows } = give({ data: ['a'], total: 1e9, offset: 0 })
    expect(rows['orders' as keyof typeof rows]).toHaveLength(10_000)
    expect(give({ data: ['a'], total: 1e9, offset: 1e8 }).rows['orders' as keyof typeof rows]).toHaveLength(10_000)
  })

  it('may be a record, and is forgotten where the collection has another source by now', () => {
    expect(give({ data: { name: 'Ada' } }).rows).toEqual({ orders: { name: 'Ada' } })
    expect(give({ pluginId: 'csv' })).toEqual(logic)
    expect(giveAskedRows(logic, new Map())).toBe(logic)
  })
})
