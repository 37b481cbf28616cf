import { afterEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { publishedBinding } from '@heddle/testing'
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

const BREADS = [
  { id: 7, bread: 'Rye', price: 4, vegan: true, baked: '2026-11-02', size: 's', web: 'https://a.example/' },
  { id: 8, bread: 'Wheat', price: 3, vegan: false, baked: '2026-11-03', size: 'l', web: 'https://b.example/' },
  { id: 9, bread: 'Oat', price: 5, vegan: true, baked: '2026-11-01', size: 's', web: 'https://c.example/' },
]
const SIZES = [
  { value: 's', label: 'Small' },
  { value: 'l', label: 'Large' },
]
const COLUMNS = [
  { key: 'bread', kind: 'text', isEditable: true },
  { key: 'price', kind: 'number', isEditable: true },
  { key: 'id' },
  { key: 'vegan', kind: 'boolean', isEditable: true },
  { key: 'baked', kind: 'date', isEditable: true },
  { key: 'size', kind: 'select', isEditable: true, options: SIZES },
  { key: 'web', kind: 'link' },
]

async function open(
  props: NonNullable<LiveElementOptions['props']> = {},
  values: NonNullable<LiveElementOptions['values']> = {},
) {
  opened = await openElement({
    definition: dataGridDefinition,
    component: DataGrid as ElementComponent,
    css: elementStyles['data-grid'] ?? '',
    props: { caption: 'Breads', data: BREADS, columns: COLUMNS, ...props },
    values,
  })
  const live = opened
  const table = () => live.element().querySelector('table') as HTMLTableElement
  const cell = (row: number, column: number) => table().tBodies[0]?.rows[row]?.cells[column] as HTMLTableCellElement
  await expect.poll(() => document.querySelectorAll('[data-element]').length).toBe(1)
  // What grids need that are written in comes by itself.
  await import('../../lib/grid-editing/part.ts')
  await expect.poll(() => table().querySelector('[tabindex="0"]')).not.toBe(null)
  return {
    ...live,
    table,
    cell,
    focus: (row: number, column: number) => cell(row, column).focus(),
    column: (at: number) => [...(table().tBodies[0]?.rows ?? [])].map((row) => row.cells[at]?.textContent),
    editor: () => table().querySelector<HTMLInputElement>('.heddle-grid-editor'),
    at: () => {
      const td = document.activeElement?.closest('td')
      return [td?.parentElement?.getAttribute('aria-rowindex'), td?.cellIndex]
    },
    stops: () => table().tBodies[0]?.querySelectorAll('[tabindex="0"]').length,
  }
}

describe('a grid that is written in', () => {
  test('is gone through by arrows, Home and End, in one stop of Tab; one that is not stays a table', async () => {
    const { table, at, focus, stops } = await open({ searchable: true })
    expect(table().getAttribute('role')).toBe('grid')
    focus(0, 0)
    const keys: readonly [string, readonly [string, number]][] = [
      ['{ArrowRight}', ['2', 1]],
      ['{ArrowDown}', ['3', 1]],
      ['{End}', ['3', 6]],
      ['{ArrowRight}', ['3', 6]],
      ['{Home}', ['3', 0]],
      ['{Control>}{End}{/Control}', ['4', 6]],
      ['{Control>}{Home}{/Control}', ['2', 0]],
      ['{PageDown}', ['4', 0]],
      ['{ArrowUp}', ['3', 0]],
      ['{PageUp}', ['2', 0]],
    ]
    for (const [key, place] of keys) {
      await userEvent.keyboard(key)
      await expect.poll(() => [key, ...at()]).toEqual([key, ...place])
    }
    expect(stops()).toBe(1)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement?.closest('tbody')).toBe(null)
    await userEvent.keyboard('{Tab}')
    expect(at()).toEqual(['2', 0])
    await opened?.close()
    const plain = await openElement({
      definition: dataGridDefinition,
      component: DataGrid as ElementComponent,
      props: { data: BREADS, columns: [{ key: 'bread' }] },
    })
    opened = plain
    expect(plain.element().querySelectorAll('[role="grid"], td[tabindex]')).toHaveLength(0)
  })

  test('follows the link of a cell that is written in by Alt and Enter, and says so', async () => {
    const { cell, focus, editor } = await open({ columns: [{ key: 'bread' }, { key: 'web', kind: 'link', isEditable: true }] })
    const followed: string[] = []
    const listen = (event: Event): void => {
      event.preventDefault()
      followed.push((event.target as HTMLAnchorElement).href)
    }
    document.addEventListener('click', listen)
    const keysOf = (): string | null | undefined => {
      focus(1, 0)
      focus(1, 1)
      return cell(1, 1).querySelector('a')?.getAttribute('aria-keyshortcuts')
    }
    await expect.poll(keysOf).toBe('Alt+Enter')
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    expect([followed, editor()]).toEqual([['https://b.example/'], null])
    focus(1, 0)
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    document.removeEventListener('click', listen)
    expect(followed).toHaveLength(1)
    focus(1, 1)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => editor()?.value).toBe('https://b.example/')
  })

  test('says which cells are only read; a link and a box in a cell have the keys themselves', async () => {
    const { table, focus, at } = await open()
    const readonly = [...(table().tBodies[0]?.rows[0]?.cells ?? [])].map((td) => td.getAttribute('aria-readonly'))
    expect(readonly).toEqual([null, null, 'true', null, null, null, 'true'])
    focus(0, 2)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Vegan: Rye')
    await userEvent.keyboard('{End}')
    await expect.poll(() => document.activeElement?.tagName).toBe('A')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(at).toEqual(['2', 5])
  })
})

describe('writing in a cell', () => {
  test('begins with Enter, F2, typing and a second press, ends with Enter, and says what became what', async () => {
    const { focus, editor, column, saidOf, at, cell } = await open()
    focus(0, 0)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => editor()?.value).toBe('Rye')
    expect(editor()?.getAttribute('aria-label')).toBe('Bread: Rye')
    await userEvent.keyboard('Spelt{Enter}')
    await expect.poll(() => column(0)[0]).toBe('Spelt')
    const row = { ...BREADS[0], bread: 'Spelt' }
    expect(saidOf('cellValueChanged')).toEqual([{ oldValue: 'Rye', newValue: 'Spelt', columnId: 'bread', row }])
    expect(at()).toEqual(['2', 0])
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect.poll(at).toEqual(['3', 1])
    await userEvent.keyboard('2,5')
    await expect.poll(() => editor()?.value).toBe('2,5')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => column(1)).toEqual(['4', '2.5', '5'])
    await userEvent.keyboard('{F2}')
    await expect.poll(() => editor()?.value).toBe('2.5')
    await userEvent.keyboard('9{Escape}')
    await expect.poll(editor).toBe(null)
    expect(column(1)[1]).toBe('2.5')
    await userEvent.click(cell(2, 0))
    expect(editor()).toBe(null)
    await userEvent.click(cell(2, 0))
    await expect.poll(() => editor()?.value).toBe('Oat')
    expect(saidOf('cellValueChanged')).toHaveLength(2)
  })

  test('goes on with Tab to the next cell that is written in, and is taken where the focus leaves it', async () => {
    const { focus, editor, column, at, saidOf } = await open({ columns: COLUMNS.slice(0, 3) })
    focus(0, 0)
    await userEvent.keyboard('Spelt{Tab}')
    await expect.poll(() => editor()?.value).toBe('4')
    await userEvent.keyboard('6{Tab}')
    await expect.poll(() => editor()?.value).toBe('Wheat')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.poll(() => editor()?.value).toBe('6')
    await userEvent.keyboard('8')
    await userEvent.click(browser.getByRole('button', { name: 'Price' }))
    await expect.poll(() => column(1)).toContain('8')
    expect(saidOf('cellValueChanged')).toHaveLength(3)
    focus(2, 1)
    await userEvent.keyboard('{Enter}')
    await expect.poll(editor).not.toBe(null)
    await userEvent.keyboard('{Tab}')
    await expect.poll(editor).toBe(null)
    expect(at()[1]).not.toBe(1)
  })

  test('that is no number is told at the cell, stays as it was typed, and can be put right', async () => {
    const { focus, editor, saidOf, cell, column } = await open()
    focus(1, 1)
    await userEvent.keyboard('many{Enter}')
    const told = browser.getByRole('alert')
    await expect.element(told).toMatchTextContent('Not a number')
    expect(editor()?.value).toBe('many')
    expect(editor()?.getAttribute('aria-invalid')).toBe('true')
    expect(editor()?.getAttribute('aria-describedby')).toBe(told.element().id)
    // Elsewhere it is not lost.
    await userEvent.click(cell(0, 0))
    await userEvent.keyboard('x')
    await expect.poll(() => document.activeElement).toBe(editor())
    expect(editor()?.value).toBe('many')
    await userEvent.fill(editor() as HTMLInputElement, '7')
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => column(1)[1]).toBe('7')
    expect(saidOf('cellValueChanged')).toHaveLength(1)
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Vegan: Wheat')
  })

  test('knows boxes, days and options', async () => {
    const { focus, editor, saidOf, column, cell } = await open()
    focus(0, 2)
    await userEvent.keyboard('{ArrowRight} ')
    await expect.poll(() => saidOf('cellValueChanged')).toHaveLength(1)
    focus(0, 4)
    await userEvent.keyboard('{F2}')
    await expect.poll(() => [editor()?.type, editor()?.value]).toEqual(['date', '2026-11-02'])
    await userEvent.fill(editor() as HTMLInputElement, '2026-12-24')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => column(4)[0]).toBe('Dec 24, 2026')
    expect(column(5)).toEqual(['Small', 'Large', 'Small'])
    focus(0, 5)
    await userEvent.keyboard('{Enter}')
    await expect.poll(editor).not.toBe(null)
    await userEvent.selectOptions(editor() as unknown as HTMLSelectElement, 'Large')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => column(5)[0]).toBe('Large')
    expect(cell(0, 3).querySelector('input')?.checked).toBe(false)
    const told = saidOf('cellValueChanged') as readonly { readonly newValue: unknown }[]
    expect(told.map(({ newValue }) => newValue)).toEqual([false, '2026-12-24', 'l'])
  })

  test('says nothing where nothing became another value', async () => {
    const { focus, editor, saidOf } = await open({ data: [{ bread: null, price: '4' }] })
    for (const column of [0, 1, 4, 5]) {
      focus(0, column)
      await userEvent.keyboard('{F2}')
      await expect.poll(editor).not.toBe(null)
      await userEvent.keyboard('{Enter}')
      await expect.poll(editor).toBe(null)
    }
    expect(saidOf('cellValueChanged')).toEqual([])
  })
})

describe('what was written', () => {
  const bound = { data: publishedBinding('rows'), columns: COLUMNS.slice(0, 2) }
  const write = async (text: string) => {
    await userEvent.keyboard(text)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.querySelector('.heddle-grid-editor')).toBe(null)
  }

  test('stays until the data brings the row anew, whatever that says; other rows keep theirs', async () => {
    const { focus, column, set, variable, run } = await open(bound, { rows: BREADS })
    focus(0, 0)
    await write('Spelt')
    focus(1, 0)
    await write('Emmer')
    await expect.poll(() => (variable('rows') as typeof BREADS)[0]?.bread).toBe('Spelt')
    const [, second, third] = BREADS
    await set({ rows: [{ ...BREADS[0], bread: 'Rye of the server' }, second, third] })
    expect(column(0)).toEqual(['Rye of the server', 'Emmer', 'Oat'])
    await run('reset-edits')
    expect(column(0)).toEqual(['Rye of the server', 'Wheat', 'Oat'])
  })

  test('moves no row away until it is sorted again', async () => {
    const { focus, column } = await open({ ...bound, sorting: [{ key: 'price', direction: 'ASC' }] }, { rows: BREADS })
    expect(column(1)).toEqual(['3', '4', '5'])
    focus(0, 1)
    await write('9')
    expect(column(1)).toEqual(['9', '4', '5'])
    await userEvent.click(browser.getByRole('button', { name: 'Price' }))
    await expect.poll(() => column(1)).toEqual(['9', '5', '4'])
  })

  test('is still typed when rows come anew meanwhile, wherever its row stands then', async () => {
    const { focus, editor, set, column } = await open(bound, { rows: BREADS })
    focus(1, 0)
    await userEvent.keyboard('Emm')
    await set({ rows: [{ id: 1, bread: 'New', price: 1 }, ...BREADS.map((row) => ({ ...row }))] })
    await expect.poll(() => editor()?.value).toBe('Emm')
    expect(editor()?.closest('tr')?.getAttribute('aria-rowindex')).toBe('4')
    ;(editor() as HTMLInputElement).focus()
    await userEvent.keyboard('{End}er{Enter}')
    await expect.poll(() => column(0)).toEqual(['New', 'Rye', 'Emmer', 'Oat'])
  })
})

test('in a long list the row with the focus stands wherever the list is scrolled, and what is typed with it', async () => {
  const many = Array.from({ length: 2000 }, (_, at) => ({ id: at, bread: `Bread ${at}`, price: at }))
  const { focus, at, editor, table, element } = await open({ data: many, columns: COLUMNS.slice(0, 2), pagination: false })
  const box = () => element().querySelector('[role="region"]') as HTMLElement
  focus(1, 0)
  await userEvent.keyboard('Half')
  box().scrollTop = 60_000
  await expect.poll(() => table().textContent).toContain('Bread 1120')
  expect([editor()?.value, document.activeElement === editor()]).toEqual(['Half', true])
  await userEvent.keyboard(' a loaf{Enter}')
  await expect.poll(() => table().textContent).toContain('Half a loaf')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(at).toEqual(['2001', 1])
  const last = () => (document.activeElement as HTMLElement).getBoundingClientRect()
  await expect.poll(() => last().bottom <= box().getBoundingClientRect().bottom + 1).toBe(true)
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(at).toEqual(['2000', 1])
  expect(table().tBodies[0]?.rows.length).toBeLessThan(100)
})

test('rows are chosen with Space, whatever cell the keys are at', async () => {
  const { focus, variable, at } = await open({ selection: 'multiple' })
  focus(1, 1)
  await userEvent.keyboard(' ')
  await expect.poll(() => variable('selectedRows')).toEqual([BREADS[1]])
  await userEvent.keyboard('{Home}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Select Wheat')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(at).toEqual(['3', 1])
})
