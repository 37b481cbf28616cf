import { afterEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { publishedBinding } from '@heddle/testing'
import { untilDrawn } from '@heddle/testing/react-complaints'
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
  { id: 7, bread: 'Rye', price: 4 },
  { id: 8, bread: 'Wheat', price: 3 },
  { id: 9, bread: 'Oat', price: 4 },
]

const looksOf = (list: HTMLSelectElement) => {
  const { appearance, backgroundImage, paddingInlineEnd } = getComputedStyle(list)
  return { appearance, backgroundImage, paddingInlineEnd }
}

async function open(
  props: NonNullable<LiveElementOptions['props']> = {},
  values: NonNullable<LiveElementOptions['values']> = {},
) {
  opened = await openElement({
    definition: dataGridDefinition,
    component: DataGrid as ElementComponent,
    css: elementStyles['data-grid'] ?? '',
    props: { caption: 'Breads', data: BREADS, columns: [{ key: 'bread' }, { key: 'price' }], ...props },
    values,
  })
  const live = opened
  const cells = (row: Element) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)
  return {
    ...live,
    table: () => live.element().querySelector('table') as HTMLTableElement,
    rows: () => [...live.element().querySelectorAll('tbody tr')].map(cells),
    first: () => [...live.element().querySelectorAll('tbody tr')].map((row) => cells(row)[0]),
    sorted: () => [...live.element().querySelectorAll('th')].map(({ ariaSort }) => ariaSort),
  }
}

describe('a data grid', () => {
  test('keeps the looks of its own lists on a page that has the element of a list too', async () => {
    const props = {
      pagination: true,
      pageSizes: '10, 20',
      columns: [{ key: 'bread' }, { key: 'vegan', kind: 'boolean', isFiltered: true }],
    }
    await open(props)
    const lists = () => [...(opened?.element().querySelectorAll('select') ?? [])]
    const looks = () => lists().map(looksOf)
    const alone = looks()
    expect(alone).toHaveLength(2)
    const other = new CSSStyleSheet()
    other.replaceSync(elementStyles['select'] ?? expect.fail())
    document.adoptedStyleSheets.push(other)
    expect(looks()).toEqual(alone)
    document.adoptedStyleSheets.pop()
  })

  test('is a table of the browser with a name, headings, and a place for each row', async () => {
    const { table, rows, element } = await open()
    expect(table().caption?.textContent).toBe('Breads')
    expect([...table().querySelectorAll('th')].map(({ textContent, scope }) => [textContent, scope])).toEqual([
      ['Bread', 'col'],
      ['Price', 'col'],
    ])
    expect(rows()).toEqual([
      ['Rye', '4'],
      ['Wheat', '3'],
      ['Oat', '4'],
    ])
    expect(table().getAttribute('aria-rowcount')).toBe('4')
    expect([...table().rows].map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4'])
    expect(element().querySelector('[role="region"]')?.getAttribute('aria-label')).toBe('Breads')
  })

  test('shares its rows on show, their number, sort and page with formulas', async () => {
    const { variable } = await open({ pageSize: 2 })
    await expect.poll(() => variable('rows')).toEqual(BREADS.slice(0, 2))
    expect([variable('total'), variable('sort'), variable('page')]).toEqual([3, [], 1])
  })

  test('follows its data', async () => {
    const { first, set } = await open({ data: publishedBinding('rows') }, { rows: BREADS })
    await set({ rows: { data: BREADS.slice(1) } })
    expect(first()).toEqual(['Wheat', 'Oat'])
    await set({ rows: null })
    expect(first()).toEqual(['Nothing to show'])
  })

  test('says that rows come, that there are none, and that they could not be loaded', async () => {
    const { first, set, table } = await open({ data: publishedBinding('rows') }, { rows: { data: [], isFetching: true } })
    expect(first()).toEqual(['Loading…'])
    expect(table().ariaBusy).toBe('true')
    await set({ rows: { data: [], error: 'No' } })
    expect(first()).toEqual(['The rows could not be loaded'])
    await set({ rows: { data: [] } })
    expect(first()).toEqual(['Nothing to show'])
    expect(table().ariaBusy).toBe(null)
  })

  test('says which row was pressed: its row, its id, and where it stands in the list and on show', async () => {
    const { saidOf } = await open({ sorting: [{ key: 'bread', direction: 'ASC' }] })
    await userEvent.click(browser.getByRole('cell', { name: 'Oat' }))
    expect(saidOf('rowClicked')).toEqual([{ row: BREADS[2], id: 9, index: 2, displayIndex: 0 }])
  })
})

describe('sorting', () => {
  test('by pointer: ascending, descending, as it was', async () => {
    const { first, sorted, saidOf, variable } = await open()
    const heading = browser.getByRole('button', { name: 'Bread' })
    await userEvent.click(heading)
    expect([first(), sorted()]).toEqual([
      ['Oat', 'Rye', 'Wheat'],
      ['ascending', null],
    ])
    expect(variable('sort')).toEqual([{ key: 'bread', direction: 'ASC' }])
    await userEvent.click(heading)
    expect([first(), sorted()]).toEqual([
      ['Wheat', 'Rye', 'Oat'],
      ['descending', null],
    ])
    await userEvent.click(heading)
    expect(first()).toEqual(['Rye', 'Wheat', 'Oat'])
    expect(saidOf('sortChanged').at(-1)).toEqual({ sort: [] })
  })

  test('by keyboard, with Shift by several columns', async () => {
    const { first, sorted } = await open()
    ;(browser.getByRole('button', { name: 'Price' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(first()).toEqual(['Wheat', 'Rye', 'Oat'])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement?.textContent).toContain('Bread')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    expect(first()).toEqual(['Wheat', 'Oat', 'Rye'])
    expect(sorted()).toEqual(['ascending', 'ascending'])
  })

  test('is not offered where a column refuses it, and a workflow resets it', async () => {
    const { first, run, sorted } = await open({
      columns: [{ key: 'bread' }, { key: 'price', isSortable: false }],
      sorting: [{ key: 'price', direction: 'ASC' }],
    })
    expect(browser.getByRole('button', { name: 'Price' }).query()).toBe(null)
    await userEvent.click(browser.getByRole('button', { name: 'Bread' }))
    expect(first()[0]).toBe('Oat')
    await run('reset-sort')
    expect([first(), sorted()]).toEqual([
      ['Wheat', 'Rye', 'Oat'],
      [null, 'ascending'],
    ])
  })
})

describe('pages', () => {
  const many = Array.from({ length: 23 }, (_, at) => ({ id: at, bread: `Bread ${at}`, price: at }))

  test('are turned by pointer and keyboard, tell what is shown, and keep the focus at the end', async () => {
    const { first, saidOf, element, table } = await open({ data: many })
    expect(element().querySelector('[aria-live]')?.textContent).toBe('1–10 of 23')
    await userEvent.click(browser.getByRole('button', { name: 'Next page' }))
    expect(first()[0]).toBe('Bread 10')
    expect(table().rows[1]?.getAttribute('aria-rowindex')).toBe('12')
    await userEvent.keyboard('{Enter}')
    expect(element().querySelector('[aria-live]')?.textContent).toBe('21–23 of 23')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Next page')
    expect(document.activeElement?.ariaDisabled).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(saidOf('pageChanged')).toEqual([
      { page: 2, offset: 10, limit: 10, total: 23 },
      { page: 3, offset: 20, limit: 10, total: 23 },
    ])
  })

  test('of another size keep the first row on show', async () => {
    const { first, run } = await open({ data: many })
    await run('go-to-page', 3)
    expect(first()[0]).toBe('Bread 20')
    await userEvent.selectOptions(browser.getByRole('combobox', { name: 'Rows per page' }), '20')
    expect(first()).toEqual(['Bread 20', 'Bread 21', 'Bread 22'])
  })

  test('that are gone give way to the last one; sorting shows the first', async () => {
    const { first, set, run } = await open({ data: publishedBinding('rows') }, { rows: many })
    await run('go-to-page', 99)
    expect(first()).toHaveLength(3)
    await set({ rows: many.slice(0, 12) })
    expect(first()).toEqual(['Bread 10', 'Bread 11'])
    await userEvent.click(browser.getByRole('button', { name: 'Price' }))
    expect(first()[0]).toBe('Bread 0')
  })

  test('may be off: all rows stand', async () => {
    const { first, element } = await open({ data: many, pagination: false })
    expect(first()).toHaveLength(23)
    expect(element().querySelector('nav')).toBe(null)
  })
})

describe('values of people', () => {
  test('are never read as HTML; links lead to addresses alone, and pictures are what they say', async () => {
    const { element, rows } = await open({
      columns: [
        { key: 'to', kind: 'link', wordsKey: 'words' },
        { key: 'look', kind: 'image', wordsKey: 'words' },
        { key: 'any' },
      ],
      data: [
        { to: 'https://a.example/', words: 'Home', look: 'https://a.invalid/b.png', any: '<img src=x onerror=alert(1)>' },
        { to: 'javascript:alert(1)', look: 'javascript:alert(1)', any: { a: null } },
        { to: { href: 'x' }, look: null, any: null },
        null,
        [],
      ],
    })
    expect([...element().querySelectorAll('td a')].map((a) => [a.getAttribute('href'), a.textContent])).toEqual([
      ['https://a.example/', 'Home'],
    ])
    expect([...element().querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Home'])
    expect(rows()[1]).toEqual(['javascript:alert(1)', '', '{"a":null}'])
    expect(rows()[0]?.[2]).toBe('<img src=x onerror=alert(1)>')
    expect(rows()[3]).toEqual(['', '', ''])
  })

  test('rows of the same id are told apart all the same', async () => {
    const { rows } = await open({ data: [...BREADS, ...BREADS, { id: 7, bread: 'Other', price: 1 }] })
    expect(rows()).toHaveLength(7)
  })
})

describe('filters', () => {
  test('search in all columns and in one, tell how many are left, and a workflow takes them back', async () => {
    const { first, saidOf, run, variable } = await open({
      searchable: true,
      columns: [
        { key: 'bread', isFiltered: true },
        { key: 'price', kind: 'number', isFiltered: true },
      ],
    })
    await userEvent.fill(browser.getByRole('searchbox', { name: 'Search' }), 'oat')
    expect(first()).toEqual(['Oat'])
    expect(saidOf('filterChanged')).toEqual([{ filters: { search: 'oat', columns: {} }, total: 1 }])
    await userEvent.fill(browser.getByRole('searchbox', { name: 'Filter Bread' }), 'wheat')
    expect(first()).toEqual(['Nothing found'])
    await run('reset-filters')
    expect(first()).toHaveLength(3)
    await userEvent.fill(browser.getByRole('spinbutton', { name: 'Price to' }), '3')
    expect(first()).toEqual(['Wheat'])
    expect(variable('total')).toBe(1)
  })
})

describe('filters that a builder begins with', () => {
  test('are there at once, seen where the column has a filter, and changed and reset as any other', async () => {
    const { first, run, variable } = await open({
      columns: [
        { key: 'bread', isFiltered: true },
        { key: 'price', kind: 'number' },
      ],
      filtersAtFirst: [
        { key: 'bread', text: 'T' },
        { key: 'price', from: '3.5' },
      ],
    })
    expect(first()).toEqual(['Oat'])
    expect((browser.getByRole('searchbox', { name: 'Filter Bread' }).element() as HTMLInputElement).value).toBe('T')
    await userEvent.fill(browser.getByRole('searchbox', { name: 'Filter Bread' }), '')
    expect(first()).toEqual(['Rye', 'Oat'])
    await run('reset-filters')
    expect([first(), variable('filters')]).toEqual([['Rye', 'Wheat', 'Oat'], { search: '', columns: {} }])
  })

  test('are none where they make no sense', async () => {
    for (const filtersAtFirst of [publishedBinding('given'), [{ key: 'nothing', text: 'x' }], [{}]]) {
      const { first } = await open({ filtersAtFirst }, { given: 'oat' })
      expect(first()).toHaveLength(3)
      await opened?.close()
    }
  })
})

describe('rows that are chosen', () => {
  test.each([
    ['page', 2],
    ['all', 3],
    ['filtered', 3],
    ['the moon', 3],
  ])('with the box above: %s', async (selectAllScope, count) => {
    const { variable } = await open({ selection: 'multiple', selectAllScope, pageSize: 2 })
    await userEvent.click(browser.getByRole('checkbox', { name: 'Select all' }))
    await expect.poll(() => (variable('selectedRows') as readonly unknown[]).length).toBe(count)
    expect((browser.getByRole('checkbox', { name: 'Select all' }).element() as HTMLInputElement).checked).toBe(true)
  })

  test('all rows, whatever the filter leaves', async () => {
    const { variable } = await open({ selection: 'multiple', selectAllScope: 'all', searchable: true })
    await userEvent.fill(browser.getByRole('searchbox', { name: 'Search' }), 'oat')
    await userEvent.click(browser.getByRole('checkbox', { name: 'Select all' }))
    await expect.poll(() => variable('selectedRows')).toEqual(BREADS)
  })

  test('one by one and all that the filter leaves, by boxes that name their row', async () => {
    const { variable, saidOf } = await open({ selection: 'multiple', searchable: true })
    await userEvent.click(browser.getByRole('checkbox', { name: 'Select Wheat' }))
    await expect.poll(() => variable('selectedRows')).toEqual([BREADS[1]])
    const all = browser.getByRole('checkbox', { name: 'Select all' })
    expect((all.element() as HTMLInputElement).indeterminate).toBe(true)
    await userEvent.fill(browser.getByRole('searchbox', { name: 'Search' }), '4')
    await userEvent.click(all)
    await expect.poll(() => variable('selectedRows')).toEqual(BREADS)
    await userEvent.click(all)
    await expect.poll(() => variable('selectedRows')).toEqual([BREADS[1]])
    expect(saidOf('selectionChanged')[0]).toEqual({ rows: [BREADS[1]], ids: [8] })
    expect(saidOf('rowClicked')).toEqual([])
  })

  test('one at a time, by a click on the row; workflows choose by id', async () => {
    const { variable, run } = await open({ selection: 'single', clickSelects: true })
    expect(browser.getByRole('checkbox', { name: 'Select all' }).query()).toBe(null)
    await userEvent.click(browser.getByRole('cell', { name: 'Rye' }))
    await userEvent.click(browser.getByRole('cell', { name: 'Oat' }))
    await expect.poll(() => variable('selectedRows')).toEqual([BREADS[2]])
    await run('select-row', 7)
    await expect.poll(() => variable('selectedRows')).toEqual([BREADS[0]])
    for (const id of [null, {}, 99]) await run('deselect-row', id)
    await run('deselect-all')
    await expect.poll(() => variable('selectedRows')).toEqual([])
  })
})

describe('columns', () => {
  const titles = (live: LiveElement) => [...live.element().querySelectorAll('th')].map(({ textContent }) => textContent)
  const width = (live: LiveElement, at: number) => Math.round(live.element().querySelectorAll('th')[at]?.offsetWidth ?? 0)

  test('are made wider by the pointer and by keyboard', async () => {
    const live = await open({ columns: [{ key: 'bread', width: 120 }, { key: 'price', width: 100 }, { key: 'id' }] })
    expect(width(live, 0)).toBe(120)
    const edge = live.element().querySelector('.heddle-grid-edge') as HTMLElement
    const { x, y } = edge.getBoundingClientRect()
    const at = (clientX: number) => ({ bubbles: true, pointerId: 1, clientX, clientY: y })
    edge.setPointerCapture = () => {}
    await untilDrawn(() => void edge.dispatchEvent(new PointerEvent('pointerdown', at(x))))
    await untilDrawn(() => void edge.dispatchEvent(new PointerEvent('pointermove', at(x + 60))))
    await untilDrawn(() => void edge.dispatchEvent(new PointerEvent('pointerup', at(x + 60))))
    expect(width(live, 0)).toBe(180)
    ;(browser.getByRole('button', { name: 'Bread' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(width(live, 0)).toBe(164)
    await live.run('reset-columns')
    expect(width(live, 0)).toBe(120)
  })

  test('are resized by pointer and keyboard between their least and their greatest width', async () => {
    const live = await open({
      columns: [
        { key: 'bread', width: 120, minWidth: 100, maxWidth: 150 },
        { key: 'price', minWidth: 90, maxWidth: 200 },
        { key: 'id' },
      ],
    })
    const edge = live.element().querySelector('.heddle-grid-edge') as HTMLElement
    const { x, y } = edge.getBoundingClientRect()
    const at = (clientX: number) => ({ bubbles: true, pointerId: 1, clientX, clientY: y })
    edge.setPointerCapture = () => {}
    await untilDrawn(() => void edge.dispatchEvent(new PointerEvent('pointerdown', at(x))))
    await untilDrawn(() => void edge.dispatchEvent(new PointerEvent('pointermove', at(x + 300))))
    expect(width(live, 0)).toBe(150)
    await untilDrawn(() => void edge.dispatchEvent(new PointerEvent('pointermove', at(x - 300))))
    expect(width(live, 0)).toBe(100)
    await untilDrawn(() => void edge.dispatchEvent(new PointerEvent('pointerup', at(x - 300))))
    ;(browser.getByRole('button', { name: 'Bread' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(width(live, 0)).toBe(100)
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(width(live, 0)).toBe(116)
    ;(browser.getByRole('button', { name: 'Price' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}')
    expect(width(live, 1)).toBe(90)
  })

  test('without a width keep to their ends, and others take the room that is left', async () => {
    const long = 'A bread with a name that goes on and on, as if it had no end at all'
    const columns = [{ key: 'bread', maxWidth: 140 }, { key: 'price', minWidth: 200, maxWidth: 240 }, { key: 'id' }]
    const data = [{ id: 7, bread: long, price: 4 }]
    const live = await open({ data, columns })
    expect([width(live, 0), width(live, 1)]).toEqual([140, 200])
    expect([0, 1, 2].reduce((sum, at) => sum + width(live, at), 0)).toBe(live.table().offsetWidth)
    await opened?.close()
    const wide = await open({ data, columns: [{ key: 'bread', minWidth: 500 }, { key: 'price' }, { key: 'id' }] })
    expect(width(wide, 0)).toBeGreaterThanOrEqual(500)
  })

  test.each([
    ['a greatest width', { maxWidth: 130 }, 130],
    ['a least width', { minWidth: 230 }, 230],
    ['ends that its share is between', { minWidth: 50, maxWidth: 900 }, undefined],
  ])('of a long list share the room, but one with %s keeps to it', async (_, ends, wanted) => {
    const data = Array.from({ length: 150 }, (__, at) => ({ id: at, bread: `Bread ${at}`, price: at }))
    const live = await open({
      data,
      pagination: false,
      selection: 'multiple',
      columns: [{ key: 'bread', ...ends }, { key: 'price' }],
    })
    expect(width(live, 1)).toBe(wanted ?? width(live, 2))
    expect(live.table().offsetWidth).toBe(live.table().parentElement?.clientWidth)
  })

  test('are moved by keyboard and by the menu, which hides and pins them too', async () => {
    const live = await open({ movable: true, columnsMenu: true })
    ;(browser.getByRole('button', { name: 'Bread', exact: true }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    expect(titles(live)).toEqual(['Price', 'Bread'])
    expect(live.saidOf('columnMoved')).toEqual([{ column: 'bread', toIndex: 1, order: ['price', 'bread'] }])
    await userEvent.click(browser.getByRole('button', { name: 'Columns' }))
    await userEvent.click(browser.getByRole('button', { name: 'Move Bread back' }))
    expect(titles(live)).toEqual(['Bread', 'Price'])
    await userEvent.click(browser.getByRole('button', { name: 'Keep Price in sight' }))
    expect(titles(live)).toEqual(['Price', 'Bread'])
    await userEvent.click(browser.getByRole('checkbox', { name: 'Bread' }))
    expect(titles(live)).toEqual(['Price'])
    await expect.poll(() => live.variable('columnOrder')).toEqual(['price'])
    await userEvent.keyboard('{Escape}')
    expect(live.element().querySelector(':popover-open')).toBe(null)
  })
})

test('what the filter leaves is downloaded in its order', async () => {
  const live = await open({ searchable: true, csv: true, csvName: 'breads', sorting: [{ key: 'bread', direction: 'ASC' }] })
  await userEvent.fill(browser.getByRole('searchbox', { name: 'Search' }), '4')
  const files: { readonly name: string; readonly text: Promise<string> }[] = []
  const press = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: fetch(this.href).then((answer) => answer.text()) })
  }
  try {
    await userEvent.click(browser.getByRole('button', { name: 'Download CSV' }))
    await expect.poll(() => files).toHaveLength(1)
  } finally {
    HTMLAnchorElement.prototype.click = press
  }
  expect(files[0]?.name).toBe('breads.csv')
  expect((await files[0]?.text)?.trim().split('\r\n')).toEqual(['Bread,Price', 'Oat,4', 'Rye,4'])
  expect(live.said.length).toBeGreaterThan(0)
})

describe('a long list without pages', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => ({ id: at, bread: `Bread ${at}`, price: (at * 7919) % 100_003 }))
  const long = async () => {
    const live = await open({ data: publishedBinding('rows'), pagination: false }, { rows: many })
    return { ...live, box: () => live.element().querySelector('[role="region"]') as HTMLElement }
  }

  test('stands as far as it is in sight, wherever it is scrolled, and says where each row is', async () => {
    const { box, table, first } = await long()
    expect(first().length).toBeLessThan(100)
    expect(table().getAttribute('aria-rowcount')).toBe('100001')
    box().scrollTop = box().scrollHeight
    await expect.poll(() => first().at(-1)).toBe('Bread 99999')
    expect([...table().rows].at(-1)?.getAttribute('aria-rowindex')).toBe('100001')
    const last = [...table().rows].at(-1)?.getBoundingClientRect()
    expect(Math.abs((last?.bottom ?? 0) - box().getBoundingClientRect().bottom)).toBeLessThan(2)
    const head = table().tHead?.getBoundingClientRect()
    expect(head?.top).toBeCloseTo(box().getBoundingClientRect().top, 0)
  })

  test('sorted, it begins at its top again', async () => {
    const { box, first } = await long()
    box().scrollTop = 400_000
    await expect.poll(() => first()[1]).not.toBe('Bread 1')
    await userEvent.click(browser.getByRole('button', { name: 'Price' }))
    await expect.poll(() => first()[0]).toBe('Bread 0')
    expect(box().scrollTop).toBe(0)
  })

  test('sorted, it stays where it is when its rows come anew, and begins at its top when more of them come', async () => {
    const { box, first, set } = await long()
    await userEvent.click(browser.getByRole('button', { name: 'Price' }))
    box().scrollTop = 400_000
    const [before, after] = [many.toSorted((a, b) => a.price - b.price), many.toSorted((a, b) => b.price - a.price)]
    const seen = before[Math.ceil(400_000 / 54)]?.bread
    await expect.poll(first).toContain(seen)
    const height = box().scrollHeight
    // Each of them has gone to another place of the same list.
    await set({ rows: many.map((row) => ({ ...row, price: -row.price })) })
    await expect.poll(first).toContain(after[Math.ceil(400_000 / 54)]?.bread)
    expect([box().scrollTop, box().scrollHeight]).toEqual([400_000, height])
    await set({ rows: [...many, { id: -1, bread: 'One more', price: -1 }] })
    await expect.poll(first).toContain('One more')
    expect(box().scrollTop).toBe(0)
  })
})
