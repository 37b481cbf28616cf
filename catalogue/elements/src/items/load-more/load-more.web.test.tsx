import { afterEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { publishedBinding } from '@heddle/testing'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { LoadMore } from './component.tsx'
import { loadMoreDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

async function open(
  props: NonNullable<LiveElementOptions['props']>,
  values: NonNullable<LiveElementOptions['values']>,
  css = '',
) {
  opened = await openElement({ definition: loadMoreDefinition, component: LoadMore as ElementComponent, props, values, css })
  const live = opened
  return {
    ...live,
    said: () => live.element().querySelector('[aria-live=polite]')?.textContent,
    buttons: () => [...live.element().querySelectorAll('button')].map(({ textContent }) => textContent),
    limits: () => live.saidOf('change').map((payload) => (payload as { context: { limit: number } }).context.limit),
    /** The sizes of the page that the collection was asked for. */
    asked: () =>
      live.shownRows.map(([id, offset, ask]) => [
        id,
        offset,
        Reflect.get(Object(ask?.({ limit: 10, name: 'Teas' } as never)), 'limit'),
      ]),
  }
}

const own = { useCustomPagination: true, total: publishedBinding('total'), limit: publishedBinding('limit'), step: 10 }
const press = () => userEvent.click(browser.getByRole('button', { name: 'Load more' }))

test('asks for a longer list at each press, up to all there is; then the focus stays in its place', async () => {
  const { said, buttons, set, saidOf, limits, element } = await open(own, { total: 25, limit: 10 })
  expect([said(), buttons()]).toEqual(['10 of 25', ['Load more']])
  await press()
  await set({ limit: 20 })
  expect(said()).toBe('20 of 25')
  await press()
  expect(limits()).toEqual([20, 25])
  expect(saidOf('change')[0]).toEqual({ context: { offset: 0, limit: 20, total: 25 } })
  await set({ limit: 25 })
  expect([said(), buttons(), document.activeElement]).toEqual(['25 of 25', [], element()])
})

test('makes the page of a collection longer by itself, and waits while rows are under way', async () => {
  const teas = { id: 'teas', total: 30, limit: 10, offset: 0, data: [], isFetching: false }
  const { asked, set, run, element } = await open({ collection: publishedBinding('teas'), step: 5 }, { teas })
  await press()
  expect(asked()).toEqual([['teas', 0, 15]])
  await set({ teas: { ...teas, isFetching: true } })
  expect(element().querySelector('button')?.ariaDisabled).toBe('true')
  element().querySelector('button')?.click()
  expect(asked()).toHaveLength(1)
  await set({ teas: { ...teas, limit: 15 } })
  await run('more')
  expect(asked()[1]).toEqual(['teas', 0, 20])
})

test('where all is there nothing is asked for, and no focus is taken', async () => {
  const { run, limits, buttons } = await open(own, { total: 5, limit: 10 })
  await run('more')
  expect([limits(), buttons(), document.activeElement]).toEqual([[], [], document.body])
})

test('without a collection there is a button to be seen, which asks for nothing', async () => {
  const { said, buttons, limits } = await open({}, {})
  await press()
  expect([said(), buttons(), limits()]).toEqual(['', ['Load more'], []])
})

test('by itself it asks while it is in sight, and no further', async () => {
  const { limits, set, element } = await open({ ...own, isAutomatic: true }, { total: 95, limit: 10 })
  await expect.poll(limits).toEqual([20])
  await set({ limit: 20 })
  await expect.poll(limits).toEqual([20, 30])
  element().hidden = true
  await set({ limit: 30 })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(limits()).toEqual([20, 30])
  element().hidden = false
  await expect.poll(limits).toEqual([20, 30, 40])
})

test('without anything to say of how many the button stands where the element begins', async () => {
  const css = `${elementStyles['load-more']} .flex { display: flex; column-gap: 12px }`
  const { element } = await open({}, {}, css)
  element().classList.add('flex')
  const button = element().querySelector('button')
  expect(button?.getBoundingClientRect().left).toBe(element().getBoundingClientRect().left)
})
