import { afterEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { publishedBinding } from '@heddle/testing'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { dataGridDefinition } from './definition.ts'
import { DataGridSummed } from './summed.body.tsx'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

const ROWS = [
  { id: 1, bread: 'Rye', town: 'Ulm', price: 4 },
  { id: 2, bread: 'Oat', town: 'Bonn', price: 3 },
  { id: 3, bread: 'Fig', town: 'Ulm', price: 1.5 },
  { id: 4, bread: 'Bun', town: 'Bonn', price: 2 },
  { id: 5, bread: 'Pie', town: '', price: 9 },
]
const COLUMNS = [
  { key: 'bread', total: 'count' },
  { key: 'town' },
  { key: 'price', kind: 'currency', currency: 'EUR', total: 'sum', isFiltered: true },
]

async function open(
  props: NonNullable<LiveElementOptions['props']> = {},
  values: NonNullable<LiveElementOptions['values']> = {},
  before: (html: string) => void = () => {},
) {
  opened = await openElement({
    definition: dataGridDefinition,
    component: DataGridSummed as ElementComponent,
    css: `${elementStyles['data-grid'] ?? ''}${elementStyles['data-grid.summed'] ?? ''}`,
    props: { caption: 'Breads', data: ROWS, columns: COLUMNS, ...props },
    values,
    before: ({ innerHTML }) => before(innerHTML),
  })
  const live = opened
  const texts = (part: string, cell: string) =>
    [...live.element().querySelectorAll(part)].map((row) => [...row.querySelectorAll(cell)].map(({ textContent }) => textContent))
  return {
    ...live,
    foot: () => texts('tfoot tr', 'th, td')[0],
    /** The first cell of each line. */
    lines: () => texts('tbody tr', 'td').map(([first]) => first),
    heads: () => texts('.heddle-grid-group', 'td'),
    head: (name: string) => browser.getByRole('button', { name, exact: true }),
  }
}

describe('totals', () => {
  test('stand below the rows as their columns write them, drawn by the server, each with its kind', async () => {
    let html = ''
    const { foot, element } = await open({ pageSize: 2 }, {}, (drawn) => (html = drawn))
    expect(foot()).toEqual(['TotalCount 5', 'Sum €19.50'])
    expect(html).toContain('€19.50')
    expect(element().querySelector('tfoot th')?.getAttribute('scope')).toBe('row')
    expect(
      [...(element().querySelector('tfoot tr')?.children ?? [])].map((cell) => (cell as HTMLTableCellElement).colSpan),
    ).toEqual([2, 1])
  })

  test('are of what the filter leaves, of all pages, and follow what is written', async () => {
    const { foot, run, element } = await open({
      pageSize: 2,
      searchable: true,
      columns: [COLUMNS[0], COLUMNS[1], { ...COLUMNS[2], isEditable: true }] as never,
    })
    await userEvent.fill(browser.getByLabelText('Price from'), '3')
    await expect.poll(foot).toEqual(['TotalCount 3', 'Sum €16.00'])
    await import('../../lib/grid-editing/part.ts')
    element().querySelector<HTMLElement>('tbody tr td:nth-child(3)')?.focus()
    await userEvent.keyboard('10{Enter}')
    await expect.poll(foot).toEqual(['TotalCount 3', 'Sum €22.00'])
    await run('reset-edits')
    await expect.poll(foot).toEqual(['TotalCount 3', 'Sum €16.00'])
    await userEvent.fill(browser.getByRole('searchbox', { name: 'Search' }), 'no such bread')
    await expect.poll(foot).toEqual(['TotalCount 0', 'Sum –'])
  })

  test('stand under their columns whatever boxes stand before them, and not where their columns are hidden', async () => {
    const { element, foot } = await open({ selection: 'multiple', expandable: true, columns: COLUMNS.slice(1) as never })
    const cells = [...element().querySelectorAll<HTMLElement>('tfoot th, tfoot td')]
    const price = element().querySelectorAll<HTMLElement>('thead tr:first-child > *')[3]
    expect(cells.at(-1)?.getBoundingClientRect().left).toBe(price?.getBoundingClientRect().left)
    expect(foot()).toEqual(['Total', 'Sum €19.50'])
    await opened?.close()
    const hidden = await open({ columns: [{ key: 'bread' }, { ...COLUMNS[2], isHidden: true }] as never })
    expect(hidden.element().querySelector('tfoot')).toBe(null)
  })

  test('of a collection that cuts the pages are of the rows on the page', async () => {
    const rows = { id: 'rows', data: [ROWS[0], ROWS[1], null, null, null], total: 5, limit: 2, offset: 0, isFetching: false }
    const { foot, heads } = await open(
      { data: publishedBinding('rows'), server: true, groupBy: 'town' },
      { rows: { ...rows, error: null } },
    )
    expect(foot()).toEqual(['TotalCount 2', 'Sum €7.00'])
    expect(heads()).toEqual([
      ['Ulm (1)Count 1', 'Sum €4.00'],
      ['Bonn (1)Count 1', 'Sum €3.00'],
    ])
  })
})

describe('groups', () => {
  test('stand in the order of their values with their rows below, drawn by the server', async () => {
    let html = ''
    const { lines, heads, element } = await open({ groupBy: 'town' }, {}, (drawn) => (html = drawn))
    const all = ['None (1)Count 1', 'Pie', 'Bonn (2)Count 2', 'Oat', 'Bun', 'Ulm (2)Count 2', 'Rye', 'Fig']
    expect(lines()).toEqual(all)
    expect(html).toContain('aria-expanded="true"')
    expect(heads().map(([, sum]) => sum)).toEqual(['Sum €9.00', 'Sum €5.00', 'Sum €5.50'])
    const numbers = [...element().querySelectorAll('tr')].map((row) => row.getAttribute('aria-rowindex'))
    // Headings, the row of filters, which has none, three groups of five rows, and the totals.
    expect(numbers).toEqual(['1', null, '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    expect(element().querySelector('table')?.getAttribute('aria-rowcount')).toBe('10')
  })

  test('sort by their value, their rows by other columns', async () => {
    const { lines } = await open({ groupBy: 'town', columns: [{ key: 'bread' }, { key: 'town' }, { key: 'price' }] })
    await userEvent.click(browser.getByRole('button', { name: 'Price' }))
    expect(lines()).toEqual(['None (1)', 'Pie', 'Bonn (2)', 'Bun', 'Oat', 'Ulm (2)', 'Fig', 'Rye'])
    await userEvent.click(browser.getByRole('button', { name: 'Town' }))
    await userEvent.click(browser.getByRole('button', { name: 'Town' }))
    expect(lines()).toEqual(['Ulm (2)', 'Rye', 'Fig', 'Bonn (2)', 'Oat', 'Bun', 'None (1)', 'Pie'])
  })

  test('close and open by their button; closed ones stay so when rows are filtered, sorted, and come anew', async () => {
    const { lines, head, set, variable, element } = await open(
      { groupBy: 'town', data: publishedBinding('rows'), searchable: true, columns: [{ key: 'bread' }, { key: 'town' }] },
      { rows: ROWS },
    )
    await userEvent.click(head('Bonn (2)'))
    expect(lines()).toEqual(['None (1)', 'Pie', 'Bonn (2)', 'Ulm (2)', 'Rye', 'Fig'])
    expect(head('Bonn (2)').element().getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => (variable('rows') as typeof ROWS).map(({ bread }) => bread)).toEqual(['Pie', 'Rye', 'Fig'])
    expect(variable('total')).toBe(5)
    await userEvent.fill(browser.getByRole('searchbox'), 'b')
    await expect.poll(lines).toEqual(['Bonn (2)'])
    await userEvent.fill(browser.getByRole('searchbox'), '')
    await set({ rows: [...ROWS, { id: 6, bread: 'Nut', town: 'Bonn', price: 1 }] })
    expect(lines()).toEqual(['None (1)', 'Pie', 'Bonn (3)', 'Ulm (2)', 'Rye', 'Fig'])
    ;(head('Bonn (3)').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(lines).toContain('Nut')
    expect(document.activeElement?.textContent).toBe('Bonn (3)')
    expect(element().querySelector('tbody')?.textContent).not.toContain('Nothing')
  })

  test('are all closed and opened by workflows, which read what closed ones say', async () => {
    const { lines, head, run, variable, set } = await open(
      { groupBy: 'town', data: publishedBinding('rows'), columns: [{ key: 'bread' }] },
      { rows: ROWS },
    )
    await expect.poll(() => variable('closedGroups')).toEqual([])
    await run('close-groups')
    await expect.poll(lines).toEqual(['None (1)', 'Bonn (2)', 'Ulm (2)'])
    await expect.poll(() => variable('closedGroups')).toEqual(['', 'Bonn', 'Ulm'])
    await userEvent.click(head('Ulm (2)'))
    await expect.poll(() => variable('closedGroups')).toEqual(['', 'Bonn'])
    await set({ rows: ROWS.slice(0, 2) })
    await expect.poll(() => variable('closedGroups')).toEqual(['Bonn'])
    await run('open-groups')
    await expect.poll(lines).toEqual(['Bonn (1)', 'Oat', 'Ulm (1)', 'Rye'])
    await expect.poll(() => variable('closedGroups')).toEqual([])
  })

  test('are closed at first where the builder wants it, those that come later too; a visitor opens one, a workflow all', async () => {
    let html = ''
    const { lines, head, run, set, variable } = await open(
      { groupBy: 'town', groupsClosed: true, data: publishedBinding('rows'), columns: [{ key: 'bread' }] },
      { rows: ROWS },
      (drawn) => (html = drawn),
    )
    // The server draws them so, too.
    expect([html.includes('Ulm (2)'), html.includes('Rye')]).toEqual([true, false])
    expect(lines()).toEqual(['None (1)', 'Bonn (2)', 'Ulm (2)'])
    await userEvent.click(head('Bonn (2)'))
    await expect.poll(lines).toEqual(['None (1)', 'Bonn (2)', 'Oat', 'Bun', 'Ulm (2)'])
    await set({ rows: [...ROWS, { id: 6, bread: 'Nut', town: 'Aalen', price: 1 }] })
    expect(lines()).toEqual(['None (1)', 'Aalen (1)', 'Bonn (2)', 'Oat', 'Bun', 'Ulm (2)'])
    await expect.poll(() => variable('closedGroups')).toEqual(['', 'Aalen', 'Ulm'])
    await run('open-groups')
    await expect.poll(lines).toContain('Nut')
    await run('close-groups')
    await expect.poll(lines).toEqual(['None (1)', 'Aalen (1)', 'Bonn (2)', 'Ulm (2)'])
  })

  test('go over pages, and pages hold the rows of open ones', async () => {
    const { lines, head, element } = await open({ groupBy: 'town', pageSize: 2, columns: [{ key: 'bread' }] })
    const told = () => element().querySelector('[aria-live]')?.textContent
    const numbers = () => [...element().querySelectorAll('tbody tr')].map((row) => row.getAttribute('aria-rowindex'))
    expect(lines()).toEqual(['None (1)', 'Pie', 'Bonn (2)', 'Oat'])
    expect([told(), numbers()]).toEqual(['1–2 of 5', ['2', '3', '4', '5']])
    await userEvent.click(browser.getByRole('button', { name: 'Next page' }))
    expect(lines()).toEqual(['Bonn (2)', 'Bun', 'Ulm (2)', 'Rye'])
    // The group that goes on is named again, and its row has the number that it has among all.
    expect([told(), numbers()]).toEqual(['3–4 of 5', ['5', '6', '7', '8']])
    await userEvent.click(head('Ulm (2)'))
    expect(lines()).toEqual(['Bonn (2)', 'Bun', 'Ulm (2)'])
    expect(told()).toBe('3–5 of 5')
    await userEvent.click(head('Bonn (2)'))
    expect(lines()).toEqual(['None (1)', 'Pie', 'Bonn (2)', 'Ulm (2)'])
    expect(told()).toBe('1–5 of 5')
    await userEvent.click(head('None (1)'))
    expect([lines(), told()]).toEqual([['None (1)', 'Bonn (2)', 'Ulm (2)'], '1–5 of 5'])
  })

  test('are passed over by the arrows of cells that are written in, on later pages too', async () => {
    const { element } = await open({ groupBy: 'town', pageSize: 2, columns: [{ key: 'bread', isEditable: true }] })
    await import('../../lib/grid-editing/part.ts')
    await userEvent.click(browser.getByRole('button', { name: 'Next page' }))
    await expect.poll(() => element().querySelector('tbody [tabindex="0"]')?.textContent).toBe('Bun')
    element().querySelector<HTMLElement>('tbody [tabindex="0"]')?.focus()
    for (const [key, bread] of [
      ['ArrowDown', 'Rye'],
      ['ArrowDown', 'Rye'],
      ['ArrowUp', 'Bun'],
    ]) {
      await userEvent.keyboard(`{${String(key)}}`)
      await expect.poll(() => document.activeElement?.textContent).toBe(bread)
    }
  })

  test('keep rows chosen that they hide, and are no rows that are pressed', async () => {
    const { head, variable, saidOf } = await open({ groupBy: 'town', selection: 'multiple', columns: [{ key: 'bread' }] })
    await userEvent.click(browser.getByRole('checkbox', { name: 'Select Oat' }))
    await userEvent.click(head('Bonn (2)'))
    await expect.poll(() => variable('selectedRows')).toEqual([ROWS[1]])
    await userEvent.click(browser.getByRole('checkbox', { name: 'Select all' }))
    await expect.poll(() => variable('selectedRows')).toEqual(ROWS)
    expect(saidOf('rowClicked')).toEqual([])
  })

  test('follow a formula that says by which column', async () => {
    const { lines, set } = await open({ groupBy: publishedBinding('by'), columns: [{ key: 'bread' }] }, { by: '' })
    expect(lines()).toEqual(['Rye', 'Oat', 'Fig', 'Bun', 'Pie'])
    await set({ by: 'price' })
    expect(lines().slice(0, 4)).toEqual(['1.5 (1)', 'Fig', '2 (1)', 'Bun'])
    await set({ by: null })
    expect(lines()).toEqual(['Rye', 'Oat', 'Fig', 'Bun', 'Pie'])
  })
})

test('of a long list only the lines near what is in sight stand, and closing a group leaves it where it is', async () => {
  const many = Array.from({ length: 3000 }, (_, at) => ({ id: at, bread: `Bread ${at}`, shelf: at % 30 }))
  const { element, lines, head } = await open({
    data: many,
    groupBy: 'shelf',
    pagination: false,
    columns: [{ key: 'bread' }, { key: 'shelf', total: 'count' }],
  })
  const box = () => element().querySelector('[role="region"]') as HTMLElement
  expect(lines().length).toBeLessThan(60)
  const heights = [...element().querySelectorAll('tbody tr')].slice(0, 9).map((row) => row.getBoundingClientRect().height)
  expect(new Set(heights).size).toBe(1)
  box().scrollTop = (heights[0] ?? 54) * 101
  await expect.poll(lines).toContain('1 (100)')
  const before = box().scrollTop
  await userEvent.click(head('1 (100)'))
  await expect.poll(lines).toContain('2 (100)')
  expect(box().scrollTop).toBe(before)
  const foot = element().querySelector('tfoot') as HTMLElement
  expect(Math.round(foot.getBoundingClientRect().bottom)).toBe(Math.round(box().getBoundingClientRect().bottom))
})
