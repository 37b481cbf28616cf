import { afterEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { node, publishedBinding } from '@heddle/testing'
import { LIVE } from '@heddle/document/published'
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

const ROWS = [
  { id: 7, name: 'Rye', price: 4, stock: 12 },
  { id: 8, name: 'Oat', price: 9, stock: 0 },
  { id: 9, name: 'Fig', price: 2, stock: 5 },
]
const COLUMNS = [{ key: 'name' }, { key: 'price', kind: 'slot', isFiltered: true }, { key: 'stock', kind: 'slot', slot: 'cell2' }]
const words = (id: string, code: string) => node(id, { tag: 'p', text: publishedBinding(code) }, undefined, { live: LIVE.text })

async function open(
  props: object = {},
  values: NonNullable<LiveElementOptions['values']> = {},
  slots: NonNullable<LiveElementOptions['slots']> = {
    cell1: [words('euros', '`${context.local.data.cell.value} € ${context.local.data.row.item.name}`')],
    cell2: [words('left', '`${context.local.data.cell.value} left of ${context.local.data.row.displayIndex}`')],
  },
) {
  let html = ''
  opened = await openElement({
    definition: dataGridDefinition,
    component: DataGrid as ElementComponent,
    css: elementStyles['data-grid'] ?? '',
    slots,
    props: { caption: 'Breads', data: ROWS, columns: COLUMNS as never, ...props },
    values,
    before: ({ innerHTML }) => (html = innerHTML),
  })
  const live = opened
  return {
    ...live,
    html,
    /** What stands in the cells of a column. */
    cells: (at: number) =>
      [...live.element().querySelectorAll(`tbody td:nth-child(${at})`)].map(({ textContent }) => textContent),
  }
}

describe('cells of elements', () => {
  test('know their value and their row, drawn by the server, each column by its own slot', async () => {
    const { html, cells } = await open()
    expect(html).toContain('4 € Rye')
    expect(cells(2)).toEqual(['4 € Rye', '9 € Oat', '2 € Fig'])
    expect(cells(3)).toEqual(['12 left of 0', '0 left of 1', '5 left of 2'])
  })

  test('go with their rows and columns: sorted, filtered, moved, hidden and pinned by the value of their field', async () => {
    const { cells } = await open({ columnsMenu: true, movable: true })
    await userEvent.click(browser.getByRole('button', { name: 'Price' }))
    expect(cells(2)).toEqual(['2 € Fig', '4 € Rye', '9 € Oat'])
    expect(cells(3)).toEqual(['5 left of 0', '12 left of 1', '0 left of 2'])
    await userEvent.fill(browser.getByLabelText('Filter Price'), '4')
    expect(cells(2)).toEqual(['4 € Rye'])
    await userEvent.fill(browser.getByLabelText('Filter Price'), '')
    await userEvent.click(browser.getByRole('button', { name: 'Columns' }))
    await userEvent.click(browser.getByRole('button', { name: 'Move Price back' }))
    expect(cells(1)).toEqual(['2 € Fig', '4 € Rye', '9 € Oat'])
    await userEvent.click(browser.getByRole('button', { name: 'Keep Stock in sight' }))
    expect(cells(1)).toEqual(['5 left of 0', '12 left of 1', '0 left of 2'])
    await userEvent.click(browser.getByRole('checkbox', { name: 'Stock' }))
    expect(cells(1)).toEqual(['2 € Fig', '4 € Rye', '9 € Oat'])
  })

  test('follow a row that comes anew, and an empty slot leaves them empty', async () => {
    const { cells, set } = await open({ data: publishedBinding('rows') }, { rows: ROWS })
    await set({ rows: [{ ...ROWS[0], price: 5 }, ...ROWS.slice(1)] })
    await expect.poll(() => cells(2)).toEqual(['5 € Rye', '9 € Oat', '2 € Fig'])
    await opened?.close()
    const none = await open({}, {}, {})
    expect(none.cells(2)).toEqual(['', '', ''])
  })

  test('of one slot stand in two columns, and what is no slot is the first', async () => {
    const { cells } = await open({
      columns: [
        { key: 'price', kind: 'slot', slot: 'cell1' },
        { key: 'stock', kind: 'slot', slot: 'no such' },
      ],
    })
    expect([cells(1)[0], cells(2)[0]]).toEqual(['4 € Rye', '12 € Rye'])
  })

  test('are read of a formula, chosen and named by the value of their field', async () => {
    const columns = [{ key: 'name', kind: 'slot' }, { key: 'price' }]
    const { variable } = await open({ columns, selection: 'multiple' })
    await userEvent.click(browser.getByRole('checkbox', { name: 'Select Oat' }))
    await expect.poll(() => variable('selectedRows')).toEqual([ROWS[1]])
  })

  test('of a long list stand with the rows in sight, all of one height', async () => {
    const many = Array.from({ length: 2000 }, (_, at) => ({ id: at, name: `Bread ${at}`, price: at, stock: at }))
    const { element, cells } = await open(
      { data: many, pagination: false },
      {},
      { cell1: Array.from({ length: 3 }, (_, at) => words(`w${at}`, 'context.local.data.row.item.name')) },
    )
    expect(cells(2).length).toBeLessThan(60)
    const box = element().querySelector('[role="region"]') as HTMLElement
    box.scrollTop = 60_000
    await expect.poll(() => cells(2).join(' ')).toContain('Bread 1120')
    const heights = [...element().querySelectorAll('tbody tr[aria-rowindex]')].map((row) => row.getBoundingClientRect().height)
    expect(new Set(heights)).toEqual(new Set([54]))
  })

  test('that are used by themselves are no press on the row, and others are; keys in them are their own', async () => {
    const button = node('field', { tag: 'button', text: 'Go' })
    const { saidOf, element } = await open(
      {
        columns: [
          { key: 'name', isEditable: true },
          { key: 'price', kind: 'slot', isEditable: true },
          { key: 'stock', kind: 'slot', slot: 'cell2' },
        ],
      },
      {},
      { cell1: [button], cell2: [words('left', 'context.local.data.cell.value')] },
    )
    await import('../../lib/grid-editing/part.ts')
    await expect.poll(() => element().querySelector('[tabindex="0"]')).not.toBe(null)
    await userEvent.click(element().querySelectorAll('tbody .heddle-grid-slot > button')[1] as Element)
    expect(saidOf('rowClicked')).toEqual([])
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(element().querySelectorAll('tbody .heddle-grid-slot > button')[1])
    await userEvent.click(element().querySelectorAll('tbody p')[2] as Element)
    expect(saidOf('rowClicked')).toHaveLength(1)
    // The cell is gone through with the others, and nothing is written in it.
    element().querySelector<HTMLElement>('tbody td')?.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.poll(() => (document.activeElement as HTMLTableCellElement).cellIndex).toBe(1)
    expect(document.activeElement?.getAttribute('aria-readonly')).toBe('true')
    expect(element().querySelector('.heddle-grid-editor')).toBe(null)
  })
})

test('what is added to the selected grid goes into the slot of a column, while nothing stands there', () => {
  const takes = (slot: string, columns: unknown) =>
    dataGridDefinition.slots[slot as 'cell1']?.takesAdded?.({ columns } as never, undefined)
  expect([takes('cell1', undefined), takes('cell1', [{ key: 'a' }, null]), takes('cell1', [{ kind: 'slot' }])]).toEqual([
    false,
    false,
    true,
  ])
  expect([takes('cell2', [{ kind: 'slot' }]), takes('cell2', [{ kind: 'slot', slot: 'cell2' }])]).toEqual([false, true])
  expect(dataGridDefinition.slots.cell3?.addsOnce).toBe(true)
})
