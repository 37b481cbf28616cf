import fc from 'fast-check'
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

describe('canvas-C42 what a source gave when it was asked', () => {
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

  it('keeps every row that came and invents none, wherever the page begins and whatever is counted', () => {
    const row = fc.record({ number: fc.nat(99) })
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 20 }),
        fc.option(fc.nat(60), { nil: undefined }),
        fc.nat(50),
        (data, total, offset) => {
          const { rows } = give({ data, ...(total !== undefined && { total }), offset })
          const held = rows['orders' as keyof typeof rows] as readonly unknown[]
          const isWhole = total !== undefined && total > data.length
          expect(held).toHaveLength(isWhole ? total : data.length)
          const inSight = isWhole ? data.slice(0, Math.max(0, total - offset)) : data
          expect(held.filter((one) => one !== null)).toEqual(inSight)
          if (isWhole) for (const [at, one] of inSight.entries()) expect(held[offset + at]).toBe(one)
        },
      ),
      { seed: 11 },
    )
  })

  it('changes neither what it is given nor the logic of the page', () => {
    const data = Object.freeze([Object.freeze({ number: 1 })])
    const frozen = Object.freeze({ collections: Object.freeze([Object.freeze({ ...ORDERS })]), rows: Object.freeze({}) })
    const asked = new Map([['orders', Object.freeze({ pluginId: 'rest', data, total: 3, offset: 1 })]])
    expect(giveAskedRows(frozen, asked).rows).toEqual({ orders: [null, { number: 1 }, null] })
    expect(frozen.collections[0]?.mode).toBe('server')
    expect(frozen.rows).toEqual({})
  })

  it('of a collection that the page does not have is nobody’s', () => {
    const asked = new Map([['gone', { pluginId: 'rest', data: [1], offset: 0 }]])
    expect(giveAskedRows(logic, asked)).toEqual(logic)
  })

  it('of a source that counts fewer rows than it gave is all that there is', () => {
    const { collections, rows } = give({ data: ['a', 'b', 'c'], total: 2 })
    expect(rows).toEqual({ orders: ['a', 'b', 'c'] })
    expect(collections[0]).toHaveProperty('sort')
  })
})
