import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { count, rangeText, shownPages, toPages } from './shown-pages.ts'

const pagesAt = (page: number, pages: number) => shownPages({ page, pages, total: pages * 10, limit: 10 })

describe('a list cut into pages', () => {
  test.each([
    [95, 10, 40, { page: 5, pages: 10 }],
    [95, 10, 45, { page: 5, pages: 10 }],
    [95, 10, 500, { page: 10, pages: 10 }],
    [95, 0, 40, { page: 1, pages: 1 }],
    [0, 10, 40, { page: 1, pages: 1 }],
    ['95', '10', '40', { page: 5, pages: 10 }],
    [undefined, null, {}, { page: 1, pages: 1 }],
    [Number.NaN, Infinity, -5, { page: 1, pages: 1 }],
  ])('%j items by %j from %j', (total, limit, offset, expected) => expect(toPages(total, limit, offset)).toMatchObject(expected))

  test('counts are whole and never below zero', () => expect([2.9, -1, '', 'x', '7'].map(count)).toEqual([2, 0, 0, 0, 7]))
})

describe('page numbers', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, undefined, 9]],
    [4, 9, [1, 2, 3, 4, 5, undefined, 9]],
    [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
    [9, 9, [1, undefined, 8, 9]],
  ])('on page %d of %d', (page, pages, expected) => expect(pagesAt(page, pages)).toEqual(expected))

  test('always hold the first, the current and the last page, in order, and no gap for a single page', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const shown = pagesAt(page, pages)
        const numbers = shown.filter((number) => number !== undefined)
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        for (const [at, number] of shown.entries()) {
          if (number === undefined) expect((shown[at + 1] ?? 0) - (shown[at - 1] ?? 0)).toBeGreaterThan(2)
          else if (shown[at - 1] !== undefined) expect(number - (shown[at - 1] ?? 0)).toBe(1)
        }
      }),
    )
  })
})

describe('what is shown', () => {
  const WORDS = '{from}–{to} of {total}'
  test.each([
    [95, 10, 40, '41–50 of 95'],
    [95, 10, 90, '91–95 of 95'],
    [0, 10, 0, '0–0 of 0'],
    [7, 0, 0, '1–7 of 7'],
  ])('of %d by %d from %d', (total, limit, offset, text) => expect(rangeText(WORDS, toPages(total, limit, offset))).toBe(text))

  test('other words stay as they are', () => expect(rangeText('{total} {toString}', toPages(3, 0, 0))).toBe('3 {toString}'))
})
