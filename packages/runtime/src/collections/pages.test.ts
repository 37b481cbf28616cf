import { describe, expect, test } from 'vitest'
import { publishedBinding } from '@heddle/testing'
import { pageOf, type Paged } from '@heddle/document/values'
import type { PublishedCollection } from '@heddle/document/published'
import type { AskRows } from '@heddle/kit/react'
import { collection, collectionDesk, heldSource, type CollectionDesk } from '../testing/collection-desk.ts'

const numbers = (count: number): readonly object[] => Array.from({ length: count }, (_, at) => ({ n: at }))
const shown = ({ read }: CollectionDesk) => pageOf(read('collections.a') as Paged)

describe('rows that are all here', () => {
  const search = { id: 'least', name: 'least', type: 'number', defaultValue: 0 } as const
  const paged = collection('a', {
    mode: 'static',
    limit: 10,
    filter: { conditions: [{ field: 'n', operator: '$gte', value: publishedBinding('variables.least') }] },
    sort: [{ key: 'n', direction: 'DESC' }],
  })
  const desk = () => collectionDesk([paged], { rows: { a: numbers(95) }, variables: [search] })

  test('runtime-RC6 are filtered, sorted and cut into pages here; the last page has what is left', async () => {
    const one = desk()
    await one.collections.setPage('a', 90)
    expect(shown(one).count).toBe(5)
    expect(shown(one).rows).toEqual(numbers(5).toReversed())
    expect(one.read('collections.a.total')).toBe(95)
  })

  test('runtime-RC6 a filter that leaves fewer rows shows the first page, and the page again when they are back', async () => {
    const one = desk()
    await one.collections.setPage('a', 90)
    one.variables.write('least', 80)
    expect(one.read('collections.a.offset')).toBe(0)
    expect(shown(one).count).toBe(10)
    one.variables.write('least', 0)
    expect(one.read('collections.a.offset')).toBe(90)
  })

  test('runtime-RC6 a condition whose value cannot be worked out leaves the page standing', () => {
    const filter = {
      conditions: [{ field: 'n', operator: '$gte', value: publishedBinding('nobody()'), isEmptyIgnored: true }],
    } as const
    expect(collectionDesk([{ ...paged, filter }], { rows: { a: numbers(3) } }).read('collections.a.total')).toBe(3)
  })

  test('runtime-RC6 the same rows under the same conditions are the same list', () => {
    const one = desk()
    const before = one.read('collections.a.data')
    one.variables.write('least', 0)
    expect(one.read('collections.a.data')).toBe(before)
  })

  test.each([-5, Number.NaN, Infinity])('runtime-RC6 %s is the first page', async (offset) => {
    const one = desk()
    await one.collections.setPage('a', offset)
    expect(one.read('collections.a.offset')).toBe(0)
  })

  test.each([
    ['7', 7],
    [7.9, 7],
    [' 7 ', 7],
    ['', null],
    [' ', null],
    [true, null],
  ])('runtime-RC6 the limit %j is %j', (limit, taken) => {
    const one = collectionDesk([{ ...paged, limit: publishedBinding(JSON.stringify(limit)) }], {
      rows: { a: numbers(12) },
      variables: [search],
    })
    expect(one.read('collections.a.limit')).toBe(taken)
  })

  test.each([
    [10, 0],
    [9, 9],
    [9.9, 9],
  ])('runtime-RC6 of ten rows the page that begins at %d is the one at %d', async (offset, shownAt) => {
    const one = collectionDesk([collection('a', { mode: 'static', limit: 1 })], { rows: { a: numbers(10) } })
    await one.collections.setPage('a', offset)
    expect(one.read('collections.a.offset')).toBe(shownAt)
  })

  test.each([
    ['only a filter', { filter: paged.filter, sort: undefined }, [{ n: 1 }, { n: 2 }]],
    ['only a sort', { filter: undefined, sort: paged.sort }, [{ n: 2 }, { n: 1 }, { n: 0 }]],
  ])('runtime-RC6 %s is done too', (_, { filter, sort }, expected) => {
    const { filter: _f, sort: _s, ...plain } = paged
    const desk = collectionDesk([{ ...plain, ...(filter && { filter }), ...(sort && { sort }) }], {
      rows: { a: numbers(3) },
      variables: [{ ...search, defaultValue: 1 }],
    })
    expect(desk.read('collections.a.data')).toEqual(expected)
  })

  test.each([0, -1, null, 'x', Infinity])('runtime-RC6 a limit of %j is none', (limit) => {
    const one = collectionDesk([{ ...paged, limit: publishedBinding(JSON.stringify(limit) ?? 'null') }], {
      rows: { a: numbers(12) },
      variables: [search],
    })
    expect(one.read('collections.a.limit')).toBe(null)
    expect(shown(one).count).toBe(12)
  })
})

describe('rows of a source with pages', () => {
  async function fetched(offset: number, count: number, total: number) {
    const source = heldSource(true)
    const desk = collectionDesk([collection('a', { limit: count, offset })], { source })
    const fetching = desk.collections.fetch('a')
    source.last('a').answer({ data: numbers(count), total })
    await fetching
    return { source, desk }
  }

  test('runtime-RC5 the page that the collection begins at is asked for', async () => {
    const { source, desk } = await fetched(20, 10, 95)
    expect(source.last('a')).toMatchObject({ offset: 20, limit: 10 })
    expect(desk.read('collections.a.total')).toBe(95)
    expect(shown(desk).rows).toEqual(numbers(10))
  })

  test('runtime-RC5 a source that gives all rows is asked again only when they are wanted anew', async () => {
    const source = heldSource(false)
    const desk = collectionDesk([collection('a', { limit: 2 })], { source })
    const fetching = desk.collections.fetch('a')
    const first = source.last('a')
    first.answer({ data: numbers(4) })
    await fetching
    await desk.collections.setPage('a', 2)
    expect(source.last('a')).toBe(first)
    const again = desk.collections.setPage('a', 2, undefined, true)
    expect(source.last('a')).not.toBe(first)
    source.last('a').answer({ data: numbers(3) })
    await again
    expect(desk.read('collections.a.data')).toEqual(numbers(3))
    expect(desk.read('collections.a.offset')).toBe(2)
  })

  test('runtime-RC5 rows of pages that have not come are null, and those that came stay', async () => {
    const { source, desk } = await fetched(0, 2, 5)
    expect(desk.read('collections.a.data')).toEqual([{ n: 0 }, { n: 1 }, null, null, null])
    const turning = desk.collections.setPage('a', 4)
    expect(shown(desk)).toEqual({ count: 1, rows: [null] })
    source.last('a').answer({ data: [{ n: 'last' }], total: 5 })
    await turning
    expect(desk.read('collections.a.data')).toEqual([{ n: 0 }, { n: 1 }, null, null, { n: 'last' }])
  })

  test('runtime-RC5 rows stand where the source says that they begin', async () => {
    const source = heldSource(true)
    const desk = collectionDesk([collection('a', { limit: 1, offset: 2 })], { source })
    const fetching = desk.collections.fetch('a')
    source.last('a').answer({ data: ['x'], total: 3, offset: 1 })
    await fetching
    expect(desk.read('collections.a.data')).toEqual([null, 'x', null])
  })

  test('runtime-RC5 when there is less than the page on show, the first page is asked for', async () => {
    const { source, desk } = await fetched(4, 1, 5)
    const again = desk.collections.fetch('a')
    source.last('a').answer({ data: [], total: 2 })
    await expect.poll(() => source.asked.length).toBe(3)
    expect(desk.read('collections.a.isFetching')).toBe(true)
    expect(source.last('a').offset).toBe(0)
    source.last('a').answer({ data: ['first'], total: 2 })
    await again
    expect(desk.read('collections.a.data')).toEqual(['first', null])
    expect(shown(desk).rows).toEqual(['first'])
    const later = desk.collections.fetch('a')
    source.last('a').answer({ data: ['first'], total: 9 })
    await later
    expect(desk.read('collections.a.offset')).toBe(0)
  })

  test.each([
    ['the first page, however little there is', 0, 0, []],
    ['a page with its first row', 4, 5, []],
    ['a page when there is nothing at all', 4, 0, []],
    ['a page that begins where the rows end', 4, 4, [0]],
    ['the second row, when there is one', 1, 1, [0]],
  ] as const)(
    'runtime-RC5 after %s the first page is asked for only where that is another one with rows',
    async (_, offset, total, more) => {
      const source = heldSource(true)
      const desk = collectionDesk([collection('a', { limit: 1, offset })], { source })
      const fetching = desk.collections.fetch('a')
      source.last('a').answer({ data: [], total })
      if (more.length > 0) await expect.poll(() => source.asked.length).toBe(2)
      source.last('a').answer({ data: ['x'], total })
      await fetching
      expect(source.asked.map((asked) => asked.offset)).toEqual([offset, ...more])
    },
  )

  test('runtime-RC5 a single record of such a source is no page', async () => {
    const source = heldSource(true)
    const desk = collectionDesk([collection('a', { limit: 1, offset: 3 })], { source })
    const fetching = desk.collections.fetch('a')
    source.last('a').answer({ data: { n: 1 }, total: 5 })
    await fetching
    expect([desk.read('collections.a.data'), desk.read('collections.a.total'), source.asked.length]).toEqual([{ n: 1 }, 0, 1])
  })

  test('runtime-RC5 its filter and sort are not done here once more', async () => {
    const source = heldSource(true)
    const filter = { conditions: [{ field: 'n', operator: '$eq', value: 7 }] } as const
    const desk = collectionDesk([collection('a', { filter, sort: [{ key: 'n', direction: 'DESC' }] })], { source })
    const fetching = desk.collections.fetch('a')
    source.last('a').answer({ data: numbers(2), total: 2 })
    await fetching
    expect(desk.read('collections.a.data')).toEqual(numbers(2))
  })

  test('runtime-RC5 a local change counts: one row more, or less, and the page after the last is the first', async () => {
    const { desk } = await fetched(0, 1, 2)
    desk.collections.update('a', { type: 'insert', index: 0, value: 'new' })
    expect(desk.read('collections.a.total')).toBe(3)
    for (const _ of [1, 2]) desk.collections.update('a', { type: 'delete', index: 0 })
    expect(desk.read('collections.a.total')).toBe(1)
    const { desk: other } = await fetched(1, 1, 2)
    expect(other.read('collections.a.offset')).toBe(1)
    other.collections.update('a', { type: 'delete', index: 0 })
    expect(other.read('collections.a.offset')).toBe(0)
  })

  test('runtime-RC5 before the source was asked nobody knows how many rows there are', () => {
    const desk = collectionDesk([collection('a', { limit: 1, offset: 3 })], { source: heldSource(true) })
    expect([desk.read('collections.a.offset'), desk.read('collections.a.total')]).toEqual([3, 0])
  })

  test('runtime-RC5 rows of other conditions are not mixed in, even when there are as many', async () => {
    const source = heldSource(true)
    const filter = { conditions: [{ field: 'n', operator: '$eq', value: publishedBinding('variables.n') }] } as const
    const variables = [{ id: 'n', name: 'n', type: 'number', defaultValue: 1 } as const]
    const desk = collectionDesk([collection('a', { limit: 1, filter })], { source, variables })
    const first = desk.collections.fetch('a')
    source.last('a').answer({ data: ['one'], total: 2 })
    await first
    desk.variables.write('n', 2)
    const second = desk.collections.setPage('a', 1)
    source.last('a').answer({ data: ['two'], total: 2 })
    await second
    expect(desk.read('collections.a.data')).toEqual([null, 'two'])
  })

  test('runtime-RC5 a source that claims endless rows is an error, and what is on show stays', async () => {
    const { source, desk } = await fetched(0, 2, 2)
    const again = desk.collections.fetch('a')
    source.last('a').answer({ data: [], total: 1e12 })
    await expect(again).rejects.toThrow('1000000 at most')
    expect(desk.read('collections.a.data')).toEqual(numbers(2))
  })
})

describe('rows that an element asks for in its way', () => {
  const asked =
    ({ filter, ...more }: Partial<PublishedCollection> = {}): AskRows =>
    (own) => ({
      ...own,
      limit: 2,
      ...(filter && { filter: { conditions: [...(own.filter ? [own.filter] : []), filter] } }),
      ...more,
      asked: { filter, sort: more.sort },
    })
  const odd = { conditions: [{ field: 'odd', operator: '$eq', value: true }] } as const
  const small = { conditions: [{ field: 'n', operator: '$lt', value: 6 }] } as const
  const rows = Array.from({ length: 9 }, (_, n) => ({ n, odd: n % 2 === 1 }))

  test('runtime-RC18 that are all here are filtered by both, sorted as it asks, and cut', async () => {
    const definition = collection('a', { mode: 'static', limit: 4, filter: small, sort: [{ key: 'n', direction: 'DESC' }] })
    const desk = collectionDesk([definition], { rows: { a: rows } })
    await desk.collections.setPage('a', 2, asked({ filter: odd, sort: [{ key: 'n', direction: 'ASC' }] }))
    expect([shown(desk).rows, desk.read('collections.a.total')]).toEqual([[rows[5]], 3])
    await desk.collections.setPage('a', 0)
    expect(shown(desk).rows).toEqual([rows[1], rows[3]])
    await desk.collections.setPage('a', 0, asked())
    expect(shown(desk).rows).toEqual([rows[5], rows[4]])
  })

  test('runtime-RC18 are asked of a source with pages; those on show stay until they have come', async () => {
    const source = heldSource(true)
    const desk = collectionDesk([collection('a', { limit: 3, filter: small })], { source })
    const first = desk.collections.fetch('a')
    source.last('a').answer({ data: rows.slice(0, 3), total: 9 })
    await first
    const sort = [{ key: 'n', direction: 'DESC' }] as const
    const next = desk.collections.setPage('a', 0, asked({ filter: odd, sort }))
    expect(source.last('a')).toMatchObject({ offset: 0, limit: 2, sort, filter: { conditions: [small, odd] } })
    expect([shown(desk).rows, desk.read('collections.a.isFetching')]).toEqual([rows.slice(0, 2), true])
    source.last('a').answer({ data: [rows[7], rows[5]], total: 4 })
    await next
    expect([shown(desk).rows, desk.read('collections.a.total')]).toEqual([[rows[7], rows[5]], 4])
  })

  test('runtime-RC18 that fail are told as any others; another page shows the collection as it says', async () => {
    const source = heldSource(true)
    const definition = collection('a', { limit: 3, config: { isPersistentOnNav: true } })
    const desk = collectionDesk([definition], { source })
    const turning = desk.collections.setPage('a', 0, asked({ filter: odd }))
    source.last('a').fail(new Error('Gone'))
    await expect(turning).rejects.toThrow('Gone')
    expect(desk.read('collections.a.error')).toEqual({ message: 'Gone' })
    desk.collections.reset([definition], {})
    expect([desk.read('collections.a.limit'), desk.read('collections.a.isFetched')]).toEqual([3, false])
  })
})
