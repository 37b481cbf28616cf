import { afterEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { publishedBinding } from '@heddle/testing'
import type { ElementComponent } from '@heddle/kit/react'
import { PageSize } from './component.tsx'
import { pageSizeDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

async function open(props: NonNullable<LiveElementOptions['props']>, values: NonNullable<LiveElementOptions['values']> = {}) {
  opened = await openElement({ definition: pageSizeDefinition, component: PageSize as ElementComponent, props, values })
  const live = opened
  return {
    ...live,
    offered: () => [...live.element().querySelectorAll('option')].map(({ textContent }) => textContent),
    asked: () =>
      live.shownRows.map(([id, offset, ask]) => [id, offset, Reflect.get(Object(ask?.({ limit: 10 } as never)), 'limit')]),
  }
}

const control = () => browser.getByRole('combobox', { name: 'Items per page', exact: true })
const own = {
  useCustomPagination: true,
  limit: publishedBinding('limit'),
  offset: publishedBinding('offset'),
  sizes: [50, 10, 25],
}

test('offers the sizes of the builder and the one that holds, in their order', async () => {
  const { offered, set } = await open(own, { limit: 10, offset: 0 })
  expect(offered()).toEqual(['10', '25', '50'])
  await set({ limit: 20 })
  expect(offered()).toEqual(['10', '20', '25', '50'])
  await expect.element(control()).toHaveValue('20')
})

test('a choice is said with the page of the first item on show, and holds once the list says so', async () => {
  const { saidOf, set } = await open(own, { limit: 10, offset: 40 })
  await userEvent.selectOptions(control(), '25')
  expect(saidOf('change')).toEqual([{ context: { offset: 25, limit: 25 } }])
  await expect.element(control()).toHaveValue('10')
  await set({ limit: 25, offset: 25 })
  await expect.element(control()).toHaveValue('25')
})

test('a collection shows pages of that size by itself', async () => {
  const teas = { id: 'teas', total: 30, limit: 10, offset: 20, data: [] }
  const { asked, saidOf, set } = await open({ collection: publishedBinding('teas'), sizes: [10, 25] }, { teas })
  await userEvent.selectOptions(control(), '25')
  expect([asked(), saidOf('change')]).toEqual([[['teas', 0, 25]], [{ context: { offset: 0, limit: 25 } }]])
  await set({ teas: { ...teas, limit: 25, offset: 0 } })
  await expect.element(control()).toHaveValue('25')
})

test.each([[null], [undefined], ['text'], [{}], [-3], [0]])('a list of %j rows a page has none yet', async (limit) => {
  const { offered } = await open(own, { limit, offset: 0 })
  expect(offered()).toEqual(['–', '10', '25', '50'])
})

test('what is no size is not offered', async () => {
  const { offered } = await open(
    { ...own, sizes: publishedBinding('sizes') },
    { limit: 10, offset: 0, sizes: [0, 'x', '20', null, 5.7] },
  )
  expect(offered()).toEqual(['5', '10', '20'])
})
