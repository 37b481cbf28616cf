import { describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { Json } from '@heddle/store'
import { staticRows } from '@heddle/document'
import { insertCollection, setRows } from '@heddle/document/operations'
import { Page, Section } from '@heddle/testing'
import { createFakeCanvas } from '../../testing/fake-canvas.ts'
import { openEditor } from '../../testing/open-editor.tsx'
import { CollectionDock } from './collection-dock.tsx'

const HOME = 'home000000000000'
const ORDERS = 'orders0000000000'
const fixture = (
  <Page id={HOME} name="Home">
    <Section />
  </Page>
)

async function open(data: readonly Json[]) {
  await page.viewport(1200, 700)
  const { editor } = await openEditor(fixture, <CollectionDock id={ORDERS} />)
  const ids = [ORDERS]
  const newId = () => ids.pop() ?? editor.newId()
  editor.change('Orders', insertCollection(editor.view, { name: 'orders', mode: 'static', data, newId }))
  const orders = () => {
    const record = editor.view.find('collection', ORDERS)
    if (!record) throw new Error('The collection is there')
    return record
  }
  const grid = page.getByRole('grid', { name: 'Rows of orders' })
  await expect.element(grid).toBeVisible()
  return { editor, orders, rows: () => staticRows(orders()), grid }
}
const cell = (text: string) => page.getByRole('gridcell', { name: text, exact: true })
const clipboard = (type: string, text = '') => {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  const event = new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  return data
}

describe('rows of a collection as a grid', () => {
  it('are typed over: Enter goes down, Tab aside, Escape gives up, and each cell is one step back', async () => {
    const { editor, rows } = await open([
      { name: 'Ada', total: 1 },
      { name: 'Bob', total: 2 },
    ])
    await cell('Ada').click()
    await userEvent.keyboard('Eve{Enter}')
    await userEvent.keyboard('{F2}by{Tab}7{Enter}')
    expect(rows()).toEqual([
      { name: 'Eve', total: 1 },
      { name: 'Bobby', total: 7 },
    ])
    await cell('Eve').click()
    await userEvent.keyboard('x{Escape}')
    expect(rows()[0]).toEqual({ name: 'Eve', total: 1 })
    editor.client.undo()
    expect(rows()[1]).toEqual({ name: 'Bobby', total: 2 })
    editor.client.undo()
    editor.client.undo()
    expect(rows()[0]).toEqual({ name: 'Ada', total: 1 })
  })

  it('are composed into by an input method at once: seen over the cell, and kept like what is typed', async () => {
    const { editor, rows } = await open([{ name: 'Ada', total: 1 }])
    await cell('Ada').click()
    const typist = page.getByRole('combobox', { name: 'Rows of orders' })
    await expect.element(typist).toHaveFocus()
    expect(typist.element().getAttribute('aria-activedescendant')).toBe(cell('Ada').element().id)
    const compose = (text: string) =>
      cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await compose('に')
    await compose('にほん')
    await expect.element(typist).toHaveValue('にほん')
    const [over, under] = [typist, cell('Ada')].map((one) => one.element().getBoundingClientRect())
    expect([over?.left, over?.top, over?.width]).toEqual([under?.left, under?.top, under?.width])
    expect(getComputedStyle(typist.element()).opacity).toBe('1')
    await cdp().send('Input.insertText', { text: '日本' })
    await expect.element(page.getByRole('textbox', { name: /name/ })).toHaveValue('日本')
    expect(getComputedStyle(typist.element()).opacity).toBe('0')
    await userEvent.keyboard('!{Enter}')
    expect(rows()[0]).toEqual({ name: '日本!', total: 1 })
    await expect.element(typist).toHaveFocus()
    editor.client.undo()
    expect(rows()[0]).toEqual({ name: 'Ada', total: 1 })
  })

  it('are copied, cut and pasted by the keys of the browser itself', async () => {
    const { rows } = await open([{ name: 'Ada' }, { name: 'Bob' }])
    await cell('Ada').click()
    await userEvent.keyboard('{Control>}c{/Control}{ArrowDown}{Control>}v{/Control}')
    await expect.poll(rows).toEqual([{ name: 'Ada' }, { name: 'Ada' }])
    await userEvent.keyboard('{Control>}x{/Control}')
    await expect.poll(rows).toEqual([{ name: 'Ada' }, {}])
  })

  it('take a text that comes without a key, as from a screen keyboard', async () => {
    const { rows } = await open([{ name: 'Ada' }])
    await cell('Ada').click()
    await cdp().send('Input.insertText', { text: 'Eve' })
    await userEvent.keyboard('{Enter}')
    expect(rows()[0]).toEqual({ name: 'Eve' })
  })

  it('keep a text that does not fit its column, and say why', async () => {
    const { rows } = await open([{ total: 1 }])
    await cell('1').click()
    await userEvent.keyboard('many{Enter}')
    expect(rows()).toEqual([{ total: 'many' }])
    await expect.element(cell('many')).toHaveAttribute('aria-description', 'Not a number: it stays a text until it is one')
  })

  it('get a new row in the line below the last, and lose rows and values by keys', async () => {
    const { grid, rows } = await open([{ name: 'Ada' }, { name: 'Bob' }])
    await cell('Bob').click()
    await userEvent.keyboard('{ArrowDown}Cleo{Enter}')
    expect(rows()).toEqual([{ name: 'Ada' }, { name: 'Bob' }, { name: 'Cleo' }])
    await expect.element(grid).toHaveAttribute('aria-rowcount', '5')
    await cell('Ada').click()
    await userEvent.keyboard('{Delete}')
    expect(rows()[0]).toEqual({})
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}{Backspace}{/Control}')
    expect(rows()).toEqual([{ name: 'Cleo' }])
  })

  it('take a block from a spreadsheet, with new rows and columns, in one step; what is selected can be copied', async () => {
    const { editor, rows, orders } = await open([{ name: 'Ada', total: 1 }])
    await cell('Ada').click()
    clipboard('paste', 'Eve\t5\tGraz\r\nFay\tmany\t"two\nlines"\r\n')
    expect(rows()).toEqual([
      { name: 'Eve', total: 5, field3: 'Graz' },
      { name: 'Fay', total: 'many', field3: 'two\nlines' },
    ])
    expect(orders().fields).toMatchObject([{ name: 'name' }, { name: 'total', type: 'number' }, { name: 'field3', type: 'text' }])
    await expect.element(cell('Graz')).toHaveAttribute('aria-selected', 'true')
    expect(clipboard('copy').getData('text/plain')).toBe('Eve\t5\tGraz\r\nFay\tmany\t"two\nlines"')
    clipboard('paste', '"never closed')
    expect(editor.session.notice.value?.text).toBe('Line 1, column 1: this quote is never closed')
    editor.client.undo()
    expect(rows()).toEqual([{ name: 'Ada', total: 1 }])
    expect(orders()).not.toHaveProperty('fields')
  })

  it('begin with a block whose first line names the columns', async () => {
    const { grid, rows } = await open([])
    await grid.click()
    clipboard('paste', 'city\tpeople\nGraz\t300000\nWien\t2000000')
    expect(rows()).toEqual([
      { city: 'Graz', people: 300_000 },
      { city: 'Wien', people: 2_000_000 },
    ])
    await expect.element(page.getByRole('columnheader', { name: /city$/ })).toBeVisible()
  })

  it('have columns that are renamed, retyped, moved, added and removed by keys and from a menu', async () => {
    const { rows, orders } = await open([{ a: '1', b: 'x' }])
    const columns = () => (orders().fields as readonly { readonly name: string }[]).map(({ name }) => name)
    await cell('1').click()
    await userEvent.keyboard('{ArrowUp}{F2}')
    const name = page.getByRole('textbox', { name: 'Name of column a' })
    await name.fill('b')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('There is a field "b" already')
    await name.fill('number')
    await userEvent.keyboard('{Enter}')
    expect(rows()).toEqual([{ number: '1', b: 'x' }])
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
    expect(columns()).toEqual(['b', 'number'])
    await page.getByRole('columnheader', { name: /number$/ }).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Make it number' }).click()
    expect(orders().fields).toMatchObject([{ name: 'b' }, { name: 'number', type: 'number' }])
    await page.getByRole('button', { name: 'Column' }).click()
    await page.getByRole('textbox', { name: 'Name of column field' }).fill('late')
    await userEvent.keyboard('{Enter}')
    expect(columns()).toEqual(['b', 'number', 'late'])
    await page.getByRole('columnheader', { name: /^.*b$/ }).click()
    await userEvent.keyboard('{Delete}')
    expect(rows()).toEqual([{ number: '1' }])
  })

  it('have columns that are dragged by their names to another place, in one step', async () => {
    const { editor, orders } = await open([{ a: '1', b: 'x', c: true }])
    const columns = () => (orders().fields as readonly { readonly name: string }[] | undefined)?.map(({ name }) => name)
    const head = (name: string) => page.getByRole('columnheader', { name: new RegExp(`${name}$`) }).element()
    const middle = (name: string) => head(name).getBoundingClientRect().x + head(name).getBoundingClientRect().width / 2
    const steps = editor.client.steps.value.done.length
    const target = head('a')
    if (!(target instanceof HTMLElement)) throw new Error('The column has a name')
    target.setPointerCapture = () => {}
    const point = async (type: string, clientX: number) => {
      target.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 3, button: 0, buttons: 1, bubbles: true }))
      await new Promise(requestAnimationFrame)
    }
    await point('pointerdown', middle('a'))
    await point('pointermove', middle('a') + 2)
    await expect.element(target).not.toHaveAttribute('data-carried')
    await point('pointermove', middle('b') + 4)
    await expect.element(page.getByRole('columnheader', { name: /b$/ })).toHaveAttribute('data-drop', 'after')
    await point('pointercancel', middle('b') + 4)
    expect(columns() ?? ['a', 'b', 'c']).toEqual(['a', 'b', 'c'])
    await point('pointerdown', middle('a'))
    await point('pointermove', middle('c') + 4)
    await point('pointerup', middle('c') + 4)
    expect(columns()).toEqual(['b', 'c', 'a'])
    expect(editor.client.steps.value.done).toHaveLength(steps + 1)
    await expect.element(page.getByRole('columnheader', { name: /a$/ })).not.toHaveAttribute('data-carried')
  })

  it('are as wide as a person makes their columns, by keys and by dragging an edge, and stay so', async () => {
    await open([{ name: 'Ada' }])
    const head = page.getByRole('columnheader', { name: /name$/ })
    const width = () => head.element().getBoundingClientRect().width
    await cell('Ada').click()
    const before = width()
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Alt}')
    await expect.poll(width).toBe(before + 16)
    expect(cell('Ada').element().getBoundingClientRect().width).toBe(before + 16)
    const edge = head.element().querySelector(':scope > [aria-hidden]')
    if (!(edge instanceof HTMLElement)) throw new Error('The column has an edge')
    edge.setPointerCapture = () => {}
    for (const [type, clientX] of [
      ['pointerdown', 100],
      ['pointermove', 150],
      ['pointerup', 150],
    ] as const)
      edge.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 3, button: 0, bubbles: true }))
    await expect.poll(width).toBe(before + 66)
    expect(localStorage.getItem('heddle-columns')).toContain(`"name":${before + 66}`)
  })

  it('of ten thousand are drawn as far as they are in sight, and one cell of them writes little', async () => {
    const { editor, orders, rows, grid } = await open([{ n: 0 }])
    const many = Array.from({ length: 10_000 }, (_, n) => ({ n, name: `Row ${n}` }))
    editor.change('Many', setRows(editor.view, { id: ORDERS, rows: many, newId: editor.newId }))
    await expect.element(grid).toHaveAttribute('aria-rowcount', '10002')
    expect(page.getByRole('row').elements().length).toBeLessThan(80)
    await cell('Row 0').click()
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}')
    await expect.element(cell('Row 9999')).toBeVisible()
    const before = Object.values(orders().blocks ?? {})
    await userEvent.keyboard('last{Enter}')
    expect(rows()[9_999]).toEqual({ n: 9_999, name: 'last' })
    expect(Object.values(orders().blocks ?? {}).filter((block) => !before.includes(block))).toHaveLength(1)
  })
})

describe('rows that are brought in', () => {
  it('come from a text, and what cannot be read stays with its place', async () => {
    const { editor, rows } = await open([{ name: 'Ada' }])
    await page.getByRole('button', { name: 'Bring rows in' }).click()
    const text = page.getByRole('textbox', { name: 'CSV, cells of a spreadsheet, or JSON' })
    await text.fill('name,total\nBob,"1')
    await page.getByRole('button', { name: 'Bring in' }).click()
    await expect.element(text).toHaveAccessibleDescription('Line 2, column 5: this quote is never closed')
    await expect.element(text).toHaveValue('name,total\nBob,"1')
    await text.fill('name,total\nBob,"1"')
    await expect.element(page.getByText('1 row: name, total')).toBeVisible()
    await page.getByRole('button', { name: 'Bring in' }).click()
    expect(rows()).toEqual([{ name: 'Ada' }, { name: 'Bob', total: 1 }])
    await page.getByRole('button', { name: 'Bring rows in' }).click()
    await page.getByRole('textbox', { name: 'CSV, cells of a spreadsheet, or JSON' }).fill('[{"name":"Cleo"}]')
    await page.getByRole('radio', { name: 'Instead of all' }).click()
    await page.getByRole('button', { name: 'Bring in' }).click()
    expect(rows()).toEqual([{ name: 'Cleo' }])
    editor.client.undo()
    editor.client.undo()
    expect(rows()).toEqual([{ name: 'Ada' }])
  })

  it('are dropped as a file', async () => {
    const { grid, rows } = await open([])
    const data = new DataTransfer()
    data.items.add(new File(['[{"name":"Ada"}]'], 'rows.json', { type: 'application/json' }))
    grid.element().dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    await page.getByRole('button', { name: 'Bring in' }).click()
    expect(rows()).toEqual([{ name: 'Ada' }])
  })

  it('that are more than one change may hold are refused, and said so', async () => {
    const { rows } = await open([])
    await page.getByRole('button', { name: 'Bring rows in' }).click()
    const text = page.getByRole('textbox', { name: 'CSV, cells of a spreadsheet, or JSON' })
    await text.fill(JSON.stringify([{ name: 'x'.repeat(2_000_000) }]))
    await page.getByRole('button', { name: 'Bring in' }).click()
    await expect.element(text).toHaveAccessibleDescription(/more than can be saved at once/)
    expect(rows()).toEqual([])
  })
})

describe('what the page sees', () => {
  const seen = { total: 30, offset: 0, limit: 2, count: 2, places: [2, 0], isFetching: false, isFetched: true }

  it('is counted, with its pages, and its rows are edited where they stand', async () => {
    const { editor, rows } = await open([{ n: 'first' }, { n: 'second' }, { n: 'third' }])
    const asked: unknown[] = []
    editor.canvas.value = {
      ...createFakeCanvas(),
      rows: async (question) => {
        asked.push(question.offset)
        return { ...seen, offset: question.offset ?? 0 }
      },
    }
    await expect.element(page.getByText(/^2 of 30 rows · /)).toBeVisible()
    await expect.element(page.getByText('Fresh')).toBeVisible()
    await page.getByRole('radio', { name: 'As the page sees them' }).click()
    const shown = () =>
      page
        .getByRole('gridcell')
        .elements()
        .map((one) => one.textContent)
    await expect.poll(shown).toEqual(['third', 'first'])
    await cell('first').click()
    await userEvent.keyboard('FIRST{Enter}')
    expect(rows()).toEqual([{ n: 'FIRST' }, { n: 'second' }, { n: 'third' }])
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(page.getByText('Page 2 of 15')).toBeVisible()
    expect(asked).toContain(2)
  })

  it('tells why a source failed', async () => {
    const { editor } = await open([])
    editor.canvas.value = { ...createFakeCanvas(), rows: async () => ({ ...seen, error: '401 from the shop' }) }
    await expect.element(page.getByText('Failed: 401 from the shop')).toBeVisible()
  })
})
