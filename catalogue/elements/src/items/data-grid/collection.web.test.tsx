import { afterEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { publishedBinding } from '@heddle/testing'
import type { PublishedCollection } from '@heddle/document/published'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { DataGrid } from './component.tsx'
import { dataGridDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

const bread = (id: number) => ({ id, bread: `Bread ${id}`, price: id })
/** The first page of 25 rows, as a collection with pages holds them. */
const BREADS = {
  id: 'breads',
  data: [...[1, 2, 3].map(bread), ...Array.from({ length: 22 }, () => null)],
  total: 25,
  limit: 3,
  offset: 0,
  isFetching: false,
  error: null,
}
const NO_FILTER = { conditions: [] }
const OWN: PublishedCollection = { id: 'breads', name: 'breads', mode: 'server', type: 'collection', config: {}, offset: 0 }

async function open(props: NonNullable<LiveElementOptions['props']> = {}) {
  const live = await openElement({
    definition: dataGridDefinition,
    component: DataGrid as ElementComponent,
    css: elementStyles['data-grid'] ?? '',
    props: {
      caption: 'Breads',
      data: publishedBinding('breads'),
      columns: [{ key: 'bread', isFiltered: true }, { key: 'price' }],
      server: true,
      pageSizes: '2, 3, 10',
      searchable: true,
      ...props,
    },
    values: { breads: BREADS },
  })
  opened = live
  return {
    ...live,
    first: () => [...live.element().querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent),
    give: (more: Partial<Record<keyof typeof BREADS, unknown>>) => live.set({ breads: { ...BREADS, ...more } }),
    /** What the collection was asked for: offset, limit, sort and filter. */
    asked: () =>
      live.shownRows.map(([id, offset, ask]) => {
        const { limit, asked } = ask?.(OWN) ?? OWN
        return { id, offset, limit, ...asked }
      }),
    busy: () => live.element().querySelector('table')?.ariaBusy,
  }
}

describe('a grid whose collection filters, sorts and cuts pages', () => {
  test('shows the page of the collection, of as many rows as it has', async () => {
    const { first, element, shownRows, variable } = await open({ sorting: [{ key: 'price', direction: 'DESC' }] })
    expect(first()).toEqual(['Bread 1', 'Bread 2', 'Bread 3'])
    expect(element().textContent).toContain('1–3 of 25')
    expect([...element().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['2', '3'])
    await expect.poll(() => variable('total')).toBe(25)
    expect(shownRows).toEqual([])
  })

  test('asks it for the page on show anew when a workflow says so, with the sort and search of the visitor', async () => {
    const { run, asked, shownRows, give } = await open()
    await userEvent.click(browser.getByRole('button', { name: 'Price' }))
    await give({ offset: 3 })
    await run('refresh')
    await expect
      .poll(() => asked().at(-1))
      .toEqual({
        id: 'breads',
        offset: 3,
        limit: 3,
        sort: [{ key: 'price', direction: 'ASC' }],
        filter: NO_FILTER,
      })
    expect(shownRows.at(-1)?.[3]).toBe(true)
  })

  test('a collection that it does not drive asks as it did, and a list is asked of nobody', async () => {
    const { run, shownRows, give, set } = await open({ server: false })
    await give({ offset: 6 })
    await run('refresh')
    expect(shownRows).toEqual([['breads', 6, undefined, true]])
    await set({ breads: [bread(1)] })
    await run('refresh')
    expect(shownRows).toHaveLength(1)
  })

  test('asks it for another page, and shows the one before until that has come', async () => {
    const { first, give, asked, busy, saidOf, element } = await open()
    await userEvent.click(browser.getByRole('button', { name: 'Next page' }))
    await expect.poll(asked).toEqual([{ id: 'breads', offset: 3, limit: 3, sort: [], filter: NO_FILTER }])
    expect(saidOf('pageChanged')).toEqual([{ page: 2, offset: 3, limit: 3, total: 25 }])
    await give({ offset: 3, isFetching: true })
    expect([first()[0], busy()]).toEqual(['Bread 1', 'true'])
    await give({ offset: 3, data: [null, null, null, ...[4, 5, 6].map(bread), ...Array.from({ length: 19 }, () => null)] })
    expect([first(), busy()]).toEqual([['Bread 4', 'Bread 5', 'Bread 6'], null])
    expect(element().querySelector('tbody tr')?.getAttribute('aria-rowindex')).toBe('5')
  })

  test('asks it to sort, from the first page on, and sorts nothing itself', async () => {
    const { first, asked, give } = await open()
    await userEvent.click(browser.getByRole('button', { name: 'Price' }))
    await userEvent.click(browser.getByRole('button', { name: 'Price' }))
    await expect
      .poll(() => asked().at(-1))
      .toEqual({
        id: 'breads',
        offset: 0,
        limit: 3,
        sort: [{ key: 'price', direction: 'DESC' }],
        filter: NO_FILTER,
      })
    expect(first()).toEqual(['Bread 1', 'Bread 2', 'Bread 3'])
    await give({ data: [25, 24, 23].map(bread), total: 3 })
    expect(first()).toEqual(['Bread 25', 'Bread 24', 'Bread 23'])
  })

  test('asks it once for what was typed, with the sort that is there', async () => {
    const { asked, shownRows, element, give } = await open()
    await userEvent.click(browser.getByRole('button', { name: 'Bread' }))
    await userEvent.type(browser.getByRole('searchbox', { name: 'Filter Bread' }), 'rye')
    await expect.poll(() => shownRows.length).toBe(2)
    expect(asked()[1]).toEqual({
      id: 'breads',
      offset: 0,
      limit: 3,
      sort: [{ key: 'bread', direction: 'ASC' }],
      filter: { conditions: [{ field: 'bread', operator: '$iLike:contains', value: 'rye' }] },
    })
    await give({ data: [], total: 0 })
    expect(element().querySelector('tbody')?.textContent).toBe('Nothing found')
  })

  test('asks it for more or fewer rows, the first one staying on show', async () => {
    const { asked, give } = await open()
    await give({ offset: 3, data: [null, null, null, ...[4, 5, 6].map(bread)], total: 6 })
    await userEvent.selectOptions(browser.getByRole('combobox', { name: 'Rows per page' }), '2')
    await expect.poll(asked).toEqual([{ id: 'breads', offset: 2, limit: 2, sort: [], filter: NO_FILTER }])
  })

  test('says that rows could not be loaded, and keeps those that are there', async () => {
    const { element, first, give } = await open()
    await give({ error: { message: 'Gone' } })
    expect(first()).toHaveLength(3)
    expect(element().querySelector('[role=alert]')?.textContent).toBe('The rows could not be loaded')
    await give({ error: { message: 'Gone' }, data: [], total: 0 })
    expect(element().querySelector('tbody')?.textContent).toBe('The rows could not be loaded')
  })

  test('without pages, or of a list, the grid does all by itself', async () => {
    const { shownRows } = await open({ pagination: false })
    await userEvent.click(browser.getByRole('button', { name: 'Price' }))
    await opened?.close()
    const list = await open({ data: [1, 2, 3].map(bread) })
    await userEvent.click(browser.getByRole('button', { name: 'Price' }))
    await userEvent.click(browser.getByRole('button', { name: 'Price' }))
    expect(list.first()).toEqual(['Bread 3', 'Bread 2', 'Bread 1'])
    expect([...shownRows, ...list.shownRows]).toEqual([])
  })
})

test('of a collection with pages that the grid does not turn only the rows that are there stand', async () => {
  const { first, give } = await open({ server: false })
  expect(first()).toEqual(['Bread 1', 'Bread 2', 'Bread 3'])
  await give({ data: [null, null, null, ...[4, 5].map(bread)], total: 5 })
  expect(first()).toEqual(['Bread 4', 'Bread 5'])
})

describe('the switch', () => {
  const isOffered = (code: string | undefined, pagination = true): boolean | undefined =>
    dataGridDefinition.fields.server.when?.({ data: undefined, pagination }, (field) => (field === 'data' ? code : undefined))

  test('is offered where the collection itself is bound', () => {
    expect(["collections['abc']", ' collections.orders '].map((code) => isOffered(code))).toEqual([true, true])
    const others = [undefined, "collections['abc'].data", 'variables.rows', 'collections[variables.x]']
    expect(others.map((code) => isOffered(code))).toEqual([false, false, false, false])
    expect(isOffered("collections['abc']", false)).toBe(false)
  })
})
