import type { Browser, Page } from '@playwright/test'
import { staticRows, type CollectionRecord, type DocumentRecord, type NodeRecord } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { templates } from '@heddle/templates'
import { createIds } from '@heddle/testing'
import { plainProject, type PlainProject } from '@heddle/testing/plain-project'
import {
  addElement,
  canvasArea,
  pickOnCanvas,
  inspector,
  inspectorSection,
  publish,
  selectInNavigator,
  startProject,
} from './builder.ts'
import { fill } from './components.ts'
import { recordsOf } from './drawn.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { addAction, addVariable, addWorkflow, newData, set } from './logic.ts'
import { leave, visit } from './visitor.ts'

const elements = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
const read = (records: readonly DocumentRecord[]): PlainProject => plainProject(records, { elements, withoutLooks: true })

/** The template that is drawn again by hand. */
const TEMPLATE = templates.find(({ id }) => id === 'orders-desk')?.create(createIds(7)) ?? []

const CELLS = [
  ['Number', 'context.item.data.id'],
  ['Customer', 'context.item.data.customer'],
  ['City', 'context.item.data.city'],
  ['Date', "formatDate(context.item.data.date, 'D MMM YYYY', 'en')"],
  ['Total', 'formulas.money(context.item.data.total)'],
  ['State', 'context.item.data.status'],
] as const

const isOrder = ({ element, repeat }: NodeRecord): boolean => element === 'table-row' && repeat !== undefined
const isSearch = ({ element, props }: NodeRecord): boolean =>
  element === 'form-input' && JSON.stringify(props).includes('Search orders')

test(
  'the list of the orders desk is drawn from nothing: its search, its rows and what finishes one are those of the template',
  {
    tag: '@long',
  },
  async ({ page, heddle, browser }) => {
    const errors = collectErrors(page)
    await startProject(page, heddle, { template: 'empty', name: 'Desk by hand' })
    await makeData(page)
    await drawSearch(page)
    await drawTable(page)
    await test.step('what was drawn says what the template says', async () => {
      const [drawn, template] = [await recordsOf(page, heddle), TEMPLATE].map(read)
      for (const name of [
        'variable search',
        'variable log',
        'variable offset',
        'variable direction',
        'variable sortBy',
        'formula money',
      ])
        expect(drawn?.records[name], name).toEqual(template?.records[name])
      expect(drawn?.node(isSearch)).toEqual(template?.node(isSearch))
      expect(drawn?.node(isOrder)).toEqual(template?.node(isOrder))
    })
    const address = await publish(page)
    expect(errors).toEqual([])
    await finishOrders(browser, address)
  },
)

async function makeData(page: Page): Promise<void> {
  await test.step('variables, a formula, and five hundred rows that are brought in', async () => {
    await addVariable(page, { of: 'project', name: 'search', type: 'Query in the address' })
    await fill(page.getByLabel('Name in the address'), 'q')
    await addVariable(page, { of: 'project', name: 'offset', type: 'Number', value: '0' })
    await addVariable(page, { of: 'project', name: 'sortBy', value: 'date' })
    await addVariable(page, { of: 'project', name: 'direction', value: 'desc', isKept: true })
    await addVariable(page, { of: 'project', name: 'log', type: 'List' })
    await page.getByRole('button', { name: 'Make an empty list' }).click()
    await page.getByRole('switch', { name: 'Keep on navigation' }).setChecked(true, { force: true })
    await newData(page, 'New formula', 'money')
    await inspector(page).getByRole('button', { name: 'New parameter' }).click()
    await fill(inspector(page).getByRole('textbox', { name: 'Name of parameter 1' }), 'amount')
    await inspector(page)
      .getByRole('button', { name: /Type of amount$/ })
      .click()
    await page.getByRole('option', { name: 'Number', exact: true }).click()
    await inspector(page)
      .getByRole('button', { name: /^Edit the formula/ })
      .click()
    await expect(page.getByRole('textbox', { name: 'money(amount)' })).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText("formatCurrency(amount, 'EUR')")
    await page.keyboard.press('Control+Enter')
    await newData(page, 'New collection', 'orders')
    const dock = page.getByRole('region', { name: 'Dock' })
    await dock.getByRole('button', { name: 'Bring rows in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bring rows into orders' })
    const orders = TEMPLATE.find((record): record is CollectionRecord => record.kind === 'collection' && record.name === 'orders')
    await dialog.getByRole('textbox').fill(JSON.stringify(orders ? staticRows(orders) : []))
    await expect(dialog.getByText(/^500 rows: /)).toBeVisible()
    await dialog.getByRole('button', { name: 'Bring in', exact: true }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('only orders of customers that are looked for', async () => {
    const conditions = page.getByRole('region', { name: 'Which rows' })
    await conditions.getByRole('button', { name: 'Add a filter' }).click()
    await fill(conditions.getByLabel('Field of filter 1', { exact: true }), 'customer')
    await conditions.getByRole('button', { name: /^Comparison of filter 1/ }).click()
    await page.getByRole('option', { name: 'contains', exact: true }).click()
    await conditions.getByRole('button', { name: 'Bind Value of filter 1 to a formula' }).click()
    await expect(page.getByRole('dialog', { name: 'Formula: Value of filter 1' }).getByRole('textbox')).toBeFocused()
    await page.keyboard.insertText('variables.search')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('dialog', { name: 'Formula: Value of filter 1' })).toBeHidden()
    await conditions.getByRole('button', { name: 'More for filter 1' }).click()
    await page.getByRole('menuitem', { name: 'Leave out while empty' }).click()
  })
}

async function drawSearch(page: Page): Promise<void> {
  await test.step('a field writes what is looked for into the address, and goes back to the first page', async () => {
    await addElement(page, 'Section')
    await addElement(page, 'Input')
    await set(page, {
      'Input: Type': 'Search',
      'Input: Initial value': '={{search}}',
      'Input: Accessible label': 'Search orders',
      'Input: Placeholder': 'Customer, city or number',
      'Input: Required': 'off',
      'Input: Debounce': 'on',
      'Input: Debounce delay': '150',
    })
    await addWorkflow(page, 'Change')
    await addAction(page, 'Change variable value', { Variable: 'search', Value: '=event.value' })
    await addAction(page, 'Change variable value', { Variable: 'offset', Value: '0' })
  })
}

async function drawTable(page: Page): Promise<void> {
  await test.step('the cells of a row are one that is duplicated, each with another field', async () => {
    await selectInNavigator(page, 'Section')
    await addElement(page, 'Table')
    for (const text of ['18:00', '8:00']) {
      await pickOnCanvas(page, text)
      await page.keyboard.press('Shift+Enter')
      await page.keyboard.press('Delete')
    }
    await pickOnCanvas(page, 'Monday')
    await page.keyboard.press('Shift+Enter')
    for (const [at, [label, code]] of CELLS.entries()) {
      if (at > 0) await anotherCell(page)
      await set(page, { 'Table cell: Label on narrow screens': label })
      await goInside(page)
      await set(page, { 'Text: Text': `=${code}` })
    }
  })
  await test.step('the last one has a button that finishes the order and writes it down', async () => {
    await anotherCell(page)
    await set(page, { 'Table cell: Label on narrow screens': '' })
    await goInside(page)
    await page.keyboard.press('Delete')
    await addElement(page, 'Button')
    await set(page, {
      'Button: Text': 'Done',
      'Button: Accessible label': "=concatenate('Done: ', context.item.data.id)",
      'Condition: Show when': "=context.item.data.status !== 'done'",
    })
    await addWorkflow(page, 'On click')
    await addAction(page, 'Update collection', {
      Collection: 'orders',
      Change: 'Update a row',
      'Row by': 'Id',
      Id: '=context.item.data.id',
      Value: '{"status":"done"}',
      Merge: 'on',
    })
    await addAction(page, 'Change variable value', {
      Variable: 'log',
      Operation: 'Add to the end',
      Value: '={ at: date(), kind: \'check\', what: concatenate(context.item.data.id, " is done") }',
    })
    await page.screenshot({ path: test.info().outputPath('done.png') })
  })
  await test.step('the first cell is the heading of its row', async () => {
    await canvasArea(page).focus()
    for (const keys of ['Shift+Enter', 'Shift+Enter', 'Enter']) await page.keyboard.press(keys)
    await set(page, { 'Table cell: Kind': 'Heading of the row' })
  })
  await test.step('the row is repeated, ten at a time', async () => {
    await selectInNavigator(page, 'Table row', { nth: 1 })
    await set(page, {
      'Repeat: Over': '=slice(sort({{orders.data}}, {{direction}}, {{sortBy}}), {{offset}}, {{offset}} + 10)',
      'Repeat: Key': 'id',
    })
    const attributes = await inspectorSection(page, 'Attributes')
    await fill(attributes.getByRole('textbox', { name: 'Name of the attribute' }), 'data-order')
    await fill(attributes.getByRole('textbox', { name: 'Value of data-order' }), 'row')
    await page.screenshot({ path: test.info().outputPath('table.png') })
  })
}

/** From what stands in a cell to a copy of that cell behind it. */
async function anotherCell(page: Page): Promise<void> {
  await canvasArea(page).focus()
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Control+D')
}

async function goInside(page: Page): Promise<void> {
  await canvasArea(page).focus()
  await page.keyboard.press('Enter')
}

async function finishOrders(browser: Browser, address: string): Promise<void> {
  await test.step('a visitor looks for a customer and finishes an order', async () => {
    const visitor = await visit(browser)
    const orders = visitor.page.locator('[data-order="row"]')
    await visitor.page.goto(address)
    await expect(orders).toHaveCount(10)
    await visitor.page.getByRole('searchbox', { name: 'Search orders' }).fill('Berg')
    await expect(orders.first()).toContainText('Berg')
    const open = orders.filter({ has: visitor.page.getByRole('button') }).first()
    const number = (await open.getByRole('rowheader').textContent()) ?? ''
    await open.getByRole('button', { name: `Done: ${number}` }).click()
    await expect(visitor.page.getByRole('button', { name: `Done: ${number}` })).toHaveCount(0)
    await expect(orders.filter({ hasText: number })).toContainText('done')
    await visitor.page.setViewportSize({ width: 390, height: 844 })
    await visitor.page.screenshot({ path: test.info().outputPath('phone.png'), fullPage: true })
    expect(visitor.errors).toEqual([])
    await leave(visitor)
  })
}
