import { afterEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { publishedBinding } from '@heddle/testing'
import type { ElementComponent } from '@heddle/kit/react'
import { Paginator } from './component.tsx'
import { paginatorDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

async function open(props: NonNullable<LiveElementOptions['props']>, values: NonNullable<LiveElementOptions['values']> = {}) {
  opened = await openElement({ definition: paginatorDefinition, component: Paginator as ElementComponent, props, values })
  const live = opened
  const buttons = () => [...live.element().querySelectorAll('button')]
  return {
    ...live,
    names: () => buttons().map((button) => button.getAttribute('aria-label') ?? button.textContent),
    current: () =>
      buttons().flatMap((button) => (button.ariaCurrent === null ? [] : [`${button.textContent} ${button.ariaCurrent}`])),
    pages: () =>
      live.saidOf('change').map((payload) => Reflect.get(Object(Reflect.get(Object(payload), 'context')), 'page') as unknown),
  }
}

const bound = { useCustomPagination: true, total: publishedBinding('total'), limit: 5, offset: publishedBinding('offset') }

describe('the pages of a list', () => {
  test('are buttons in a landmark with a name; only the current one says that it is', async () => {
    const { names, current, element } = await open({ useCustomPagination: true, total: 50, limit: 5, offset: 20 })
    expect(element().localName).toBe('nav')
    expect(element().getAttribute('aria-label')).toBe('Pagination')
    expect(names()).toEqual(['Previous page', '1', '4', '5', '6', '10', 'Next page'])
    expect(current()).toEqual(['5 page'])
  })

  test('the way back is missing on the first page, the way on on the last one', async () => {
    const first = await open({ useCustomPagination: true, total: 9, limit: 5, offset: 0, showEnds: true })
    expect(first.names()).toEqual(['1', '2', 'Next page', 'Last page'])
    await first.close()
    const last = await open({ useCustomPagination: true, total: 9, limit: 5, offset: 5, showEnds: true })
    expect(last.names()).toEqual(['First page', 'Previous page', '1', '2'])
  })

  test('a change says page, offset, limit and total', async () => {
    const { saidOf } = await open({ useCustomPagination: true, total: 23, limit: 5, offset: 0 })
    await userEvent.click(browser.getByRole('button', { name: '5' }))
    expect(saidOf('change')).toEqual([{ context: { page: 5, offset: 20, limit: 5, total: 23 } }])
  })

  test('the page on show is no change', async () => {
    const { saidOf } = await open({ useCustomPagination: true, total: 23, limit: 5, offset: 0 })
    await userEvent.click(browser.getByRole('button', { name: '1', exact: true }))
    expect(saidOf('change')).toEqual([])
  })

  test('a list that shrinks shows its last page, which leads back within it', async () => {
    const { current, pages, set } = await open(bound, { total: 50, offset: 45 })
    expect(current()).toEqual(['10 page'])
    await set({ total: 12 })
    expect(current()).toEqual(['3 page'])
    await userEvent.click(browser.getByRole('button', { name: '3' }))
    expect(pages()).toEqual([3])
  })

  test('what is shown is said in the builder’s words, and read out when it changes', async () => {
    const { element, set } = await open(
      { ...bound, showRange: true, rangeText: 'Rows {from} to {to} of {total}' },
      { total: 12, offset: 0 },
    )
    const range = element().querySelector('[aria-live]')
    expect(range?.textContent).toBe('Rows 1 to 5 of 12')
    await set({ offset: 10 })
    expect(range?.textContent).toBe('Rows 11 to 12 of 12')
  })

  test.each([[null], [undefined], ['text'], [{}], [-3]])('numbers that are %j make one page', async (total) => {
    const { names } = await open(bound, { total, offset: total })
    expect(names()).toEqual(['1'])
  })
})

describe('by keyboard', () => {
  test('buttons are reached and pressed, gaps are passed, and the focus is not lost at the end', async () => {
    const { set, pages, names } = await open(bound, { total: 50, offset: 35 })
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
    expect(document.activeElement?.textContent).toBe('8')
    await userEvent.keyboard('{Tab}{Enter}')
    expect(pages()).toEqual([9])
    await set({ offset: 40 })
    await userEvent.click(browser.getByRole('button', { name: 'Next page' }))
    await set({ offset: 45 })
    expect(names()).not.toContain('Next page')
    expect(document.activeElement?.textContent).toBe('10')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    expect(pages()).toEqual([9, 10, 9])
  })

  test('a page that a workflow turned takes no focus', async () => {
    const { set } = await open(bound, { total: 50, offset: 40 })
    await set({ offset: 45 })
    expect(document.activeElement).toBe(document.body)
  })
})

describe('a collection', () => {
  const collection = { id: 'teas', total: 12, limit: 5, offset: 0, data: [] }

  test('shows the page that is asked for', async () => {
    const { shownRows, saidOf, set, current } = await open({ collection: publishedBinding('teas') }, { teas: collection })
    await userEvent.click(browser.getByRole('button', { name: 'Next page' }))
    expect(shownRows).toEqual([['teas', 5]])
    expect(saidOf('change')).toEqual([{ context: { page: 2, offset: 5, limit: 5, total: 12 } }])
    await set({ teas: { ...collection, offset: 5 } })
    expect(current()).toEqual(['2 page'])
  })

  test('its data alone has no pages', async () => {
    const { names } = await open({ collection: publishedBinding('teas') }, { teas: [1, 2, 3] })
    expect(names()).toEqual(['1'])
  })

  test('workflows lead to a page by its number; what is none leads nowhere', async () => {
    const { shownRows, run } = await open({ collection: publishedBinding('teas') }, { teas: collection })
    for (const wanted of [2, '3', 99, -1, Number.NaN, undefined, null, 'x', {}]) await run('go-to-page', wanted)
    expect(shownRows).toEqual([
      ['teas', 5],
      ['teas', 10],
      ['teas', 10],
    ])
  })
})

test('its steps are called as the builder says', async () => {
  const labels = { firstLabel: 'To the start', previousLabel: 'Back', nextLabel: 'On', lastLabel: 'To the end' }
  const { names } = await open({ useCustomPagination: true, total: 15, limit: 5, offset: 5, showEnds: true, ...labels })
  expect(names().filter((one) => Number.isNaN(Number(one)))).toEqual(['To the start', 'Back', 'On', 'To the end'])
})
