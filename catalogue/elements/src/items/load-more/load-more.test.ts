import { describe, expect, test } from 'vitest'
import { readGrowing, shownText } from './read-growing.ts'

const own = (more: object) => readGrowing({ useCustomPagination: true, total: 25, limit: 10, step: 10, ...more })

describe('what is on show of a list that grows', () => {
  test('grows by as many as are asked for, up to all there is', () => {
    expect(own({})).toEqual({ id: undefined, count: 10, total: 25, isAll: false, next: 20, isComing: false })
    expect(own({ limit: 20 })).toMatchObject({ count: 20, next: 25 })
    expect(own({ step: 0 })).toMatchObject({ next: 20 })
    expect(own({ step: '5' })).toMatchObject({ next: 15 })
  })

  test('is read off a collection, with whether rows are under way', () => {
    const collection = { id: 'teas', total: 30, limit: 10, offset: 0, data: [], isFetching: true }
    expect(readGrowing({ collection, total: 5, limit: 5, step: 10 })).toEqual({
      id: 'teas',
      count: 10,
      total: 30,
      isAll: false,
      next: 20,
      isComing: true,
    })
  })

  test.each([
    { total: 5, limit: 10 },
    { total: 25, limit: 0 },
    { total: 25, limit: 'x' },
    { total: 0, limit: 10 },
  ])('is all there is of %j', (numbers) => {
    const { count, total, isAll } = own(numbers)
    expect([count, isAll]).toEqual([total, true])
  })

  test.each([[null], ['teas'], [7], [[]]])('of %j is nothing yet', (collection) =>
    expect(readGrowing({ collection })).toEqual({ id: undefined, count: 0, total: 0, isAll: false, next: 0, isComing: false }),
  )
})

test('what is shown is said in the words of the builder', () => {
  expect(shownText('{count} of {total} breads, {other}', 10, 25)).toBe('10 of 25 breads, {other}')
  expect(shownText('', 10, 25)).toBe('')
})
