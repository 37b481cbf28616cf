import { expect, it } from 'vitest'
import { pageOf } from '../index.ts'

const data = Array.from({ length: 95 }, (_, at) => at)

it('document-D58 S9-22 a page shows min(offset + limit, total) − offset rows', () => {
  expect(pageOf({ data, limit: 10, offset: 90, total: 95 })).toEqual({ count: 5, rows: [90, 91, 92, 93, 94] })
  expect(pageOf({ data, limit: 10, offset: 20, total: 95 }).count).toBe(10)
  expect(pageOf({ data, limit: 10, total: 95 }).rows).toEqual(data.slice(0, 10))
})

it('document-D58 a page behind the end is empty', () => {
  expect(pageOf({ data, limit: 10, offset: 100, total: 95 })).toEqual({ count: 0, rows: [] })
})

it('document-D58 without a limit or total all rows are shown', () => {
  expect(pageOf({ data, offset: 90, total: 95 }).rows).toBe(data)
  expect(pageOf({ data, limit: 10 }).count).toBe(95)
  expect(pageOf({ data, limit: 0, total: 95 }).count).toBe(95)
})

it('document-D58 rows that are not loaded yet count, and what is no list has none', () => {
  expect(pageOf({ data: [null, null, 1], limit: 2, offset: 0, total: 3 })).toEqual({ count: 2, rows: [null, null] })
  expect(pageOf({ data: { a: 1 }, limit: 2, total: undefined })).toEqual({ count: 0, rows: [] })
})
