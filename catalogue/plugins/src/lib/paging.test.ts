import { describe, expect, it } from 'vitest'
import { fetchAll, fetchPage, nextLink, PAGING_LIMITS, type AskPage } from './paging.ts'

const rows = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ n: from + at }))
/** A server with so many rows that answers as it is asked, and what it was asked. */
function serverOf(count: number, answer: (query: Readonly<Record<string, string>>, address: string | undefined) => object) {
  const asked: string[] = []
  const ask: AskPage = async ({ query, address }) => {
    asked.push(address ?? String(new URLSearchParams(query)))
    return { headers: {}, url: 'https://a.test/rows', body: {}, ...answer(query, address) }
  }
  return { ask, asked, count }
}

describe('a page with a number', () => {
  it('is asked for by the number and size that belong to what is shown', async () => {
    const { ask, asked } = serverOf(30, () => ({ body: { data: rows(20, 10), meta: { total: '30' } } }))
    const values = {
      paging: 'page',
      pageName: 'p',
      firstPage: 0,
      sizeName: 'per_page',
      resultPath: 'data',
      totalPath: 'meta.total',
    }
    expect(await fetchPage(values, 20, 10, ask)).toEqual({ data: rows(20, 10), total: 30 })
    await fetchPage({ ...values, firstPage: 1 }, 20, 10, ask)
    await fetchPage({ paging: 'offset', offsetName: 'skip', sizeName: '' }, 20, 10, ask)
    expect(asked).toEqual(['per_page=10&p=2', 'per_page=10&p=3', 'skip=20'])
  })

  it('takes the total from a header too, and no total that is none', async () => {
    const { ask } = serverOf(0, () => ({ body: [], headers: { 'x-total-count': '7' } }))
    expect(await fetchPage({ paging: 'page', totalPath: 'header:X-Total-Count' }, 0, 10, ask)).toEqual({ data: [], total: 7 })
    for (const total of [-1, 1.5, 'many', null])
      expect(
        await fetchPage({ paging: 'page', totalPath: 'total' }, 0, 10, async () => ({ body: { total }, headers: {}, url: '' })),
      ).toEqual({
        data: { total },
      })
  })

  it('gives the whole answer when nothing lies at the path', async () => {
    const { ask } = serverOf(0, () => ({ body: { items: [1] } }))
    expect((await fetchPage({ paging: 'page', resultPath: 'data.rows' }, 0, 10, ask)).data).toEqual({ items: [1] })
  })
})

describe('all rows', () => {
  it('come page by page until one is not full', async () => {
    const { ask, asked } = serverOf(250, ({ page }) => ({ body: rows((Number(page) - 1) * 100, page === '3' ? 50 : 100) }))
    expect((await fetchAll({ paging: 'page', sizeName: 'size' }, ask)).data).toEqual(rows(0, 250))
    expect(asked).toEqual(['size=100&page=1', 'size=100&page=2', 'size=100&page=3'])
  })

  it('come by the size that the server keeps to, where it was told none', async () => {
    const { ask, asked } = serverOf(5, ({ page }) => ({
      body: rows((Number(page) - 1) * 2, [2, 2, 1, 0][Number(page) - 1] ?? 0),
    }))
    expect((await fetchAll({ paging: 'page', sizeName: '' }, ask)).data).toEqual(rows(0, 4).concat(rows(4, 1)))
    expect(asked.slice(0, 3)).toEqual(['page=1', 'page=2', 'page=3'])
  })

  it('follow a cursor until there is none', async () => {
    const { ask, asked } = serverOf(3, ({ after }) => ({
      body: { data: rows(after === 'b' ? 2 : 0, after === 'b' ? 1 : 2), next: after === 'b' ? null : 'b' },
    }))
    const values = { paging: 'cursor', cursorName: 'after', cursorPath: 'next', sizeName: '', resultPath: 'data' }
    expect((await fetchAll(values, ask)).data).toEqual(rows(0, 3))
    expect(asked).toEqual(['', 'after=b'])
  })

  it('follow the header that names the next page, on the same server only', async () => {
    const link = '<https://a.test/rows?page=2>; rel="next", <https://a.test/rows?page=9>; rel="last"'
    const { ask, asked } = serverOf(2, (_, address) =>
      address === undefined ? { body: rows(0, 1), headers: { link } } : { body: rows(1, 1) },
    )
    expect((await fetchAll({ paging: 'link' }, ask)).data).toEqual(rows(0, 2))
    expect(asked).toEqual(['', 'https://a.test/rows?page=2'])
    expect(nextLink('<https://evil.test/>; rel="next"', 'https://a.test/')).toBeUndefined()
    expect(nextLink('</more>; rel=next', 'https://a.test/rows')).toBe('https://a.test/more')
    for (const bad of ['', 'next', '<http://[>; rel="next"', '</more>; rel="prev"'])
      expect(nextLink(bad, 'https://a.test/')).toBeUndefined()
  })

  it('end with the total, with nothing, or where a server goes on for ever', async () => {
    const total = serverOf(2, () => ({ body: { rows: rows(0, 100), total: 100 } }))
    await fetchAll({ paging: 'page', sizeName: 'size', resultPath: 'rows', totalPath: 'total' }, total.ask)
    expect(total.asked).toHaveLength(1)
    const few = serverOf(2, () => ({ body: rows(0, 1) }))
    await fetchAll({ paging: 'offset', sizeName: '' }, few.ask)
    expect(few.asked).toHaveLength(PAGING_LIMITS.pages)
    const many = serverOf(2, () => ({ body: rows(0, 5000) }))
    await expect(fetchAll({ paging: 'offset', sizeName: '' }, many.ask)).rejects.toThrow('more than 10000 rows')
  })

  it('are one answer without a recipe, a record as well as a list', async () => {
    const { ask, asked } = serverOf(1, () => ({ body: { name: 'Rye' } }))
    expect(await fetchAll({ paging: 'none' }, ask)).toEqual({ data: { name: 'Rye' } })
    expect(asked).toEqual([''])
  })
})
