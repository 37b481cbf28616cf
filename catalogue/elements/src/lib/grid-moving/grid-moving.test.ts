import { describe, expect, test } from 'vitest'
import { NO_FILTERS } from '../grid/filter-rows.ts'
import { landingAt, moveRow, placeBefore } from './move-row.ts'
import { scrollStep } from './scroll-near-edge.ts'
import { stepOf } from './step-of.ts'
import { whyStill } from './why-still.ts'

describe('a row that is moved', () => {
  test.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 9, 'bca'],
    [7, 0, 'abc'],
    [-1, 0, 'abc'],
  ])('from %i to %i', (from, to, expected) => expect(moveRow([...'abc'], from, to).join('')).toBe(expected))

  test('leaves the list that it was in, and its empty rows, as they are', () => {
    const list = [null, undefined, 'c']
    expect(moveRow(list, 1, 2)).toEqual([null, 'c', undefined])
    expect(list).toEqual([null, undefined, 'c'])
  })
})

describe('where a row lands', () => {
  const rows = [
    { place: 4, top: 0, bottom: 40 },
    { place: 5, top: 40, bottom: 140 },
    { place: 9, top: 200, bottom: 240 },
  ]
  test.each([
    [-50, 4, 0],
    [19, 4, 0],
    [21, 5, 40],
    [89, 5, 40],
    [91, 9, 200],
    [221, 10, 240],
    [999, 10, 240],
  ])('at %i: before the row of place %i', (y, before, line) =>
    expect(landingAt(rows, y, { top: -100, bottom: 1000 })).toEqual({ before, y: line }),
  )

  test.each([
    ['under the headings', 60, { top: 60, bottom: 1000 }, { before: 9, y: 200 }],
    ['under the totals', 130, { top: 0, bottom: 130 }, { before: 5, y: 40 }],
    ['under the totals below the last one', 235, { top: 0, bottom: 235 }, { before: 9, y: 200 }],
    ['nearly in sight', 239, { top: 0, bottom: 239 }, { before: 10, y: 240 }],
  ])('is never told by a line %s', (_, y, sight, landing) => expect(landingAt(rows, y, sight)).toEqual(landing))

  test('is nowhere without rows, and does not count the row itself', () => {
    expect(landingAt([], 10, { top: 0, bottom: 100 })).toBe(undefined)
    expect([placeBefore(2, 5), placeBefore(2, 3), placeBefore(2, 2), placeBefore(2, 0)]).toEqual([4, 2, 2, 0])
  })
})

describe('keys of a row that is held', () => {
  const stepBy = (key: string, held: Partial<Parameters<typeof stepOf>[0]> = {}) =>
    stepOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held }, 20, 100)

  test('move it by one, by ten, or to an end; others are left to whom they belong', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']
    expect(keys.map((key) => stepBy(key))).toEqual([19, 21, 10, 30, 0, 99])
    expect([stepBy('ArrowLeft'), stepBy('a'), stepBy('Tab'), stepBy('ArrowUp', { altKey: true })]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
  })
})

describe('what scrolls', () => {
  test('goes on near its edges, the nearer the faster, and never faster than so', () => {
    expect([200, 100, 148, 252, 276, 300, 999].map((y) => scrollStep(y, 100, 300))).toEqual([0, -18, 0, 0, 9, 18, 18])
    expect([scrollStep(5, 0, 0), scrollStep(1, 0, 30)]).toEqual([0, -16])
  })
})

describe('why rows stay', () => {
  const plain = { driven: undefined, sort: [], filters: NO_FILTERS }
  const page = { rows: [], isComing: false, hasFailed: false, isBusy: false, most: 1 }
  const pages = { page: 1, pages: 1, total: 0, size: 1, from: 0, to: 0 }

  test('something else orders them, or not all of them stand', () => {
    const sort = [{ key: 'a', direction: 'ASC' as const }]
    expect(whyStill(plain, { groupBy: '' })).toBe(undefined)
    expect(whyStill({ ...plain, sort }, { groupBy: '' })).toBe('sorted')
    expect(whyStill({ ...plain, sort }, { groupBy: 'a' })).toBe('grouped')
    expect(whyStill({ ...plain, driven: { ...page, pages } }, { groupBy: '' })).toBe('ofCollection')
  })

  test('a filter that is empty filters nothing', () => {
    const withFilters = (filters: typeof NO_FILTERS) => whyStill({ ...plain, filters }, { groupBy: '' })
    expect(withFilters({ search: ' ', columns: { a: { text: '', from: '', to: '' } } })).toBe(undefined)
    expect(withFilters({ search: 'rye', columns: {} })).toBe('filtered')
    expect(withFilters({ search: '', columns: { a: { from: '3' } } })).toBe('filtered')
  })
})
