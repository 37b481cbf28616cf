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
  await browser.viewport(414, 896)
  expect(complaints).toEqual([])
})

const ROWS = [
  { id: 1, bread: 'Rye', price: 4, baked: '2026-11-01', size: 's' },
  { id: 2, bread: 'Oat', price: 3, baked: '2026-11-02T18:00:00Z', size: 'l' },
  { id: 3, bread: 'Rye bun', price: 1.5, baked: '', size: '' },
]
const SIZES = [
  { value: 's', label: 'Small' },
  { value: 'l', label: 'Large' },
]
const COLUMNS = [
  { key: 'bread', kind: 'text', isFiltered: true },
  { key: 'price', kind: 'number', isFiltered: true },
  { key: 'baked', kind: 'date', isFiltered: true },
  { key: 'size', kind: 'select', options: SIZES, isFiltered: true },
]

async function open(
  props: NonNullable<LiveElementOptions['props']> = {},
  values: NonNullable<LiveElementOptions['values']> = {},
) {
  const live = await openElement({
    definition: dataGridDefinition,
    component: DataGrid as ElementComponent,
    css: elementStyles['data-grid'] ?? '',
    props: { caption: 'Breads', data: ROWS, columns: COLUMNS, filterConditions: true, ...props },
    values,
  })
  opened = live
  return {
    ...live,
    first: () => [...live.element().querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent),
  }
}

const funnel = (name: string) => browser.getByRole('button', { name: new RegExp(`^Conditions for ${name}`) })
const panel = (name: string) => browser.getByRole('dialog', { name: `Conditions for ${name}` })
const operators = () => browser.getByRole('combobox', { name: 'Condition', exact: true })
const show = async (name: string) => {
  await userEvent.click(funnel(name))
  await expect.element(panel(name)).toBeVisible()
}

describe('filters with conditions', () => {
  test('say how the values of a column are to be, and how many there are', async () => {
    const { first, variable, saidOf } = await open()
    await show('Bread')
    await userEvent.selectOptions(operators(), 'begins with')
    await userEvent.fill(browser.getByRole('textbox', { name: 'Value' }), 'rye')
    await expect.poll(first).toEqual(['Rye', 'Rye bun'])
    await expect.element(funnel('Bread')).toHaveAccessibleName('Conditions for Bread: 1')
    const conditions = [{ operator: '$iLike:startsWith', value: 'rye', to: '' }]
    expect(variable('filters')).toMatchObject({ columns: { bread: { conditions, link: '$and' } } })
    expect(saidOf('filterChanged').at(-1)).toMatchObject({ total: 2 })
  })

  test('are several of one column, of which all hold or one', async () => {
    const { first } = await open()
    await show('Price')
    await userEvent.selectOptions(operators(), 'is less than')
    await userEvent.fill(browser.getByRole('spinbutton', { name: 'Value' }), '2')
    await expect.poll(first).toEqual(['Rye bun'])
    await userEvent.click(browser.getByRole('button', { name: 'Add a condition' }))
    await userEvent.selectOptions(operators().nth(1), 'is between')
    await userEvent.fill(browser.getByRole('spinbutton', { name: 'Value' }).nth(1), '3.5')
    expect(first()).toEqual(['Rye bun'])
    await userEvent.fill(browser.getByRole('spinbutton', { name: 'Up to' }), '4')
    await expect.poll(first).toEqual(['Nothing found'])
    await userEvent.selectOptions(browser.getByRole('combobox', { name: 'Rows that fit' }), 'any condition')
    await expect.poll(first).toEqual(['Rye', 'Rye bun'])
    await userEvent.click(browser.getByRole('button', { name: 'Remove the condition 1' }))
    await expect.poll(first).toEqual(['Rye'])
    await userEvent.click(browser.getByRole('button', { name: 'Remove the condition 1' }))
    await expect.poll(first).toHaveLength(3)
    await expect.element(funnel('Price')).toHaveAccessibleName('Conditions for Price')
  })

  test('are opened, written and left by keyboard, and are there again', async () => {
    const { first, run } = await open()
    const button = funnel('Baked').element() as HTMLElement
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(panel('Baked')).toBeVisible()
    expect(document.activeElement).toBe(operators().element())
    await userEvent.selectOptions(operators(), 'is empty')
    await expect.poll(first).toEqual(['Rye bun'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => panel('Baked').query()).toBe(null)
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{Enter}')
    await expect.element(operators()).toHaveValue('$eq:null')
    await userEvent.click(funnel('Baked'))
    await expect.poll(() => panel('Baked').query()).toBe(null)
    await run('reset-filters')
    await expect.poll(first).toHaveLength(3)
  })

  test('stand beside their button below the name of their column, and in the middle of a narrow screen', async () => {
    const { element } = await open()
    await browser.viewport(1000, 700)
    await show('Price')
    const box = () => panel('Price').element().getBoundingClientRect()
    const button = funnel('Price').element().getBoundingClientRect()
    await expect.element(panel('Price').getByText('Price', { exact: true })).toBeVisible()
    expect([box().top, box().left]).toEqual([button.bottom + 4, button.left])
    await browser.viewport(390, 700)
    expect([box().left, box().width]).toEqual([390 - box().right, 358])
    expect(Math.abs(box().top - (700 - box().bottom))).toBeLessThan(2)
    await browser.viewport(1000, 700)
    // What the focus leaves closes, and says so at its button.
    element().querySelector<HTMLElement>('.heddle-grid-sort')?.focus()
    await expect.poll(() => panel('Price').query()).toBe(null)
    await expect.poll(() => funnel('Price').element().getAttribute('aria-expanded')).toBe('false')
  })

  test('of one of several offer what it offers', async () => {
    const { first } = await open()
    await show('Size')
    await userEvent.selectOptions(operators(), 'is not')
    await userEvent.selectOptions(browser.getByRole('combobox', { name: 'Value' }), 'Large')
    await expect.poll(first).toEqual(['Rye', 'Rye bun'])
  })

  test('stand beside what is typed below a heading, and are not there where nobody switched them on', async () => {
    const { first } = await open()
    await userEvent.fill(browser.getByRole('searchbox', { name: 'Filter Bread' }), 'rye')
    await show('Bread')
    await userEvent.selectOptions(operators(), 'is not')
    await userEvent.fill(browser.getByRole('textbox', { name: 'Value' }), 'RYE')
    await expect.poll(first).toEqual(['Rye bun'])
    await opened?.close()
    await open({ filterConditions: false })
    expect(funnel('Bread').query()).toBe(null)
  })

  test('are asked of a collection that filters itself', async () => {
    const breads = { id: 'breads', data: ROWS, total: 3, limit: 3, offset: 0, isFetching: false, error: null }
    const own: PublishedCollection = { id: 'breads', name: 'breads', mode: 'server', type: 'collection', config: {}, offset: 0 }
    const { shownRows } = await open({ data: publishedBinding('breads'), server: true }, { breads })
    await show('Price')
    await userEvent.selectOptions(operators(), 'is at least')
    await userEvent.fill(browser.getByRole('spinbutton', { name: 'Value' }), '3')
    const last = () => shownRows.at(-1)?.[2]?.(own)['asked']
    await expect.poll(last).toMatchObject({ filter: { conditions: [{ field: 'price', operator: '$gte', value: 3 }] } })
  })
})
