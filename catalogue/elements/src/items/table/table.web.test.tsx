import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { SlotContext } from '@heddle/kit/react'
import { untilDrawn } from '@heddle/testing/react-complaints'
import type { ReactNode } from 'react'
import { elementStyles } from '../../styles.gen.ts'
import { TableCell } from '../table-cell/component.tsx'
import { TableRow } from '../table-row/component.tsx'
import { Table } from './component.tsx'

let root: Root | undefined
let place: HTMLElement

beforeEach(() => {
  place = document.createElement('div')
  const style = document.createElement('style')
  style.textContent = elementStyles['table'] ?? ''
  document.body.append(style, place)
})
afterEach(async () => {
  await untilDrawn(() => root?.unmount())
  document.body.replaceChildren()
})

const within = (slots: Readonly<Record<string, ReactNode>>, element: ReactNode): ReactNode => (
  <SlotContext value={{ draw: (name) => slots[name] ?? null, isFilled: (name) => slots[name] !== undefined }}>
    {element}
  </SlotContext>
)
const cell = (kind: 'cell' | 'column' | 'row', content: ReactNode, label = ''): ReactNode =>
  within(
    { children: content },
    <TableCell root={{ style: { textAlign: 'start' } }} props={{ kind, label, sorted: 'none', columns: 1 }} />,
  )
const row = (...cells: readonly ReactNode[]): ReactNode =>
  within(
    {
      children: cells.map((one, at) => (
        <SlotContext key={at} value={EMPTY}>
          {one}
        </SlotContext>
      )),
    },
    <TableRow root={{}} props={{}} />,
  )
const EMPTY = { draw: () => null, isFilled: () => false }

/** Two breads under three headings, one of which sorts; the second bread has nothing to do. */
async function open(width: number, narrow: 'cards' | 'scroll' = 'cards', widths: 'content' | 'fixed' = 'content'): Promise<void> {
  await browser.viewport(width, 700)
  const head = row(cell('column', 'Bread'), cell('column', <button type="button">Price</button>), cell('column', 'Step'))
  const rows = (
    <>
      {row(
        cell('row', <span>Rye</span>, 'Bread'),
        cell('cell', <span>4.20</span>, 'Price'),
        cell('cell', <button type="button">Order</button>),
      )}
      {row(cell('row', <span>Wheat</span>, 'Bread'), cell('cell', <span>3.80</span>, 'Price'), cell('cell', null))}
    </>
  )
  await untilDrawn(() => {
    root = createRoot(place)
    root.render(
      within(
        { head, rows },
        <Table root={{ style: { overflowX: 'auto' } }} props={{ caption: 'Breads', hidesCaption: true, narrow, widths }} />,
      ),
    )
  })
}

const box = (text: string): DOMRect => browser.getByText(text, { exact: true }).element().getBoundingClientRect()

describe('a table on a wide screen', () => {
  test('stands in columns under its headings', async () => {
    await open(1000)
    expect(box('Rye').left).toBe(box('Wheat').left)
    expect(box('4.20').left).toBe(box('3.80').left)
    expect(box('Rye').top).toBeCloseTo(box('4.20').top)
    expect(box('Bread').bottom).toBeLessThanOrEqual(box('Rye').top)
  })

  test('has columns as wide as their contents ask for, or all alike where their widths are fixed', async () => {
    const widths = () => [...place.querySelectorAll('th[scope=col]')].map((one) => one.getBoundingClientRect().width)
    await open(1000)
    expect(new Set(widths()).size).toBeGreaterThan(1)
    await untilDrawn(() => root?.unmount())
    await open(1000, 'cards', 'fixed')
    const [first = 0, second, third] = widths()
    expect(second).toBeCloseTo(first, 0)
    expect(third).toBeCloseTo(first, 0)
    const cell = place.querySelector('td')
    if (cell) cell.textContent = 'a price of very many words, and no column gives way'.repeat(3)
    expect(widths()[0]).toBeCloseTo(first, 0)
  })

  test('is known as a table by name, with its headings', async () => {
    await open(1000)
    const table = browser.getByRole('table', { name: 'Breads' })
    expect(table.getByRole('columnheader').elements()).toHaveLength(3)
    expect(
      table
        .getByRole('rowheader')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['Rye', 'Wheat'])
  })
})

describe('a table on a narrow screen', () => {
  test('has a card for each row, whose values stand in one line beside their labels', async () => {
    await open(390)
    expect(box('4.20').left).toBe(box('Rye').left)
    expect(box('4.20').top).toBeGreaterThan(box('Rye').bottom - 1)
    const label = browser.getByText('4.20', { exact: true }).element().parentElement ?? place
    expect(getComputedStyle(label, '::before').content).toContain('Price')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('keeps what sorts in sight and other headings for screen readers', async () => {
    await open(390)
    expect(box('Price').width).toBeGreaterThan(20)
    expect(box('Bread').width).toBeLessThanOrEqual(1)
    expect(browser.getByRole('columnheader', { name: 'Bread' }).elements()).toHaveLength(1)
  })

  test('is still a table with rows and headings', async () => {
    await open(390)
    const table = browser.getByRole('table', { name: 'Breads' })
    expect(table.getByRole('row').elements()).toHaveLength(3)
    expect(table.getByRole('rowheader').elements()).toHaveLength(2)
  })

  test('has no room for a cell with nothing in it', async () => {
    await open(390)
    const empty = [...place.querySelectorAll('td')].filter((one) => one.childNodes.length === 0)
    expect(empty.map((one) => one.getBoundingClientRect().height)).toEqual([0])
  })

  test('that scrolls stays in columns, and the keyboard reaches it by name', async () => {
    await open(390, 'scroll')
    expect(box('Rye').top).toBeCloseTo(box('4.20').top)
    await userEvent.tab()
    expect(browser.getByRole('region', { name: 'Breads' }).element()).toBe(document.activeElement)
  })
})
