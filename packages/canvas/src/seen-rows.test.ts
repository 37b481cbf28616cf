import { describe, expect, it } from 'vitest'
import type { CollectionRecord } from '@heddle/document'
import { createRandom } from '@heddle/testing'
import { seenRows } from './seen-rows.ts'

const scopeWith = (rows: object): object => ({ collections: { rows } })
const ask = (rows: object, question: { readonly offset?: number; readonly from?: number; readonly count?: number } = {}) =>
  seenRows({ id: 'rows', from: 0, count: 10, ...question }, scopeWith(rows), undefined)
const kept = (data: CollectionRecord['data']): CollectionRecord => ({
  id: 'rows',
  kind: 'collection',
  name: 'rows',
  folder: '',
  index: 'a0',
  mode: 'static',
  type: 'collection',
  config: {},
  ...(data !== undefined && { data }),
})

describe('canvas-C36 rows that are told', () => {
  it('are a part of the page, the whole of which is counted', () => {
    const data = Array.from({ length: 40 }, (_, at) => ({ at }))
    expect(ask({ data, total: 40 }, { from: 38 })).toMatchObject({ total: 40, count: 40, rows: [{ at: 38 }, { at: 39 }] })
    expect(ask({ data, total: 40, limit: 10, offset: 30 }, { from: 9 })).toMatchObject({
      total: 40,
      offset: 30,
      limit: 10,
      count: 10,
      rows: [{ at: 39 }],
    })
    expect(ask({ data, total: 40, limit: 10, offset: 30 }, { offset: 0, count: 1 })).toMatchObject({
      offset: 0,
      rows: [{ at: 0 }],
    })
  })

  it('are never more than a person can look at, and plain data however large they are', () => {
    const data = Array.from({ length: 2000 }, (_, at) => ({ at, run: () => at, when: new Date(0) }))
    const rows = ask({ data, total: 2000 }, { count: 2000 })?.rows
    expect(rows).toHaveLength(500)
    expect(rows?.[0]).toEqual({ at: 0, run: '[function]', when: '1970-01-01T00:00:00.000Z' })
  })

  it('that have not come yet are null, a single record is one row, and nothing is none', () => {
    expect(ask({ data: [null, undefined, { a: 1 }], total: 3 })?.rows).toEqual([null, null, { a: 1 }])
    expect(ask({ data: { a: 1 }, total: 0 })).toMatchObject({ total: 1, count: 1, rows: [{ a: 1 }] })
    expect(ask({ data: null, total: 0, isFetching: true })).toMatchObject({ total: 0, count: 0, isFetching: true })
    expect(seenRows({ id: 'rows', from: 0, count: 1 }, {}, undefined)).toBeUndefined()
  })

  it('come with what went wrong', () => {
    expect(ask({ data: [], error: { message: '401' } })?.error).toBe('401')
    expect(ask({ data: [], error: 'down' })?.error).toBe('down')
    expect(ask({ data: [], error: { code: 5 } })?.error).toBe('{"code":5}')
    expect(ask({ data: [], error: null })).not.toHaveProperty('error')
  })

  it('are told by their places while all of them are rows of the project, equal ones in order', () => {
    const data = [{ a: 1 }, 'x', 'x', { a: 1 }]
    const seen = (rows: readonly unknown[]) =>
      seenRows({ id: 'rows', from: 0, count: 10 }, scopeWith({ data: rows, total: rows.length }), kept(data))
    expect(seen([data[3], 'x', 'x', data[0]])).toMatchObject({ places: [3, 1, 2, 0] })
    const other = seen([data[3], 'x', 'x', 'x'])
    expect(other).not.toHaveProperty('places')
    expect(other?.rows).toEqual([{ a: 1 }, 'x', 'x', 'x'])
    expect(seenRows({ id: 'rows', from: 0, count: 1 }, scopeWith({ data: [] }), kept({ a: 1 }))).not.toHaveProperty('places')
  })

  it('are found at their places whatever a filter leaves and however a sort turns them', () => {
    for (let seed = 1; seed < 60; seed += 1) {
      const random = createRandom(seed)
      const data = Array.from({ length: Math.floor(random() * 30) }, () => (random() < 0.3 ? random() < 0.5 : { n: random() }))
      const left = data.filter(() => random() < 0.6).toSorted(() => random() - 0.5)
      const seen = seenRows({ id: 'rows', from: 0, count: 10 }, scopeWith({ data: left, total: left.length }), kept(data))
      expect(seen?.places?.map((place) => data[place])).toEqual(left)
      expect(new Set(seen?.places).size).toBe(left.length)
    }
  })
})
