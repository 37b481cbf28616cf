import type { Browser, Page } from '@playwright/test'
import { findTrouble } from './axe.ts'
import { addElement, canvas, canvasArea, inspectorSection, setControl, typeOnCanvas } from './builder.ts'
import { BEGINNINGS, publishDrawn } from './drawn.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { newData, set } from './logic.ts'
import { leave, untilAlive, visit } from './visitor.ts'

const SALES = `order,month,shop,amount,paid
S-1,January,Riga,1200,2026-01-12
S-2,January,Oslo,900,2026-01-20
S-3,February,Riga,1500,2026-02-03
S-4,February,Oslo,400,2026-02-11
S-5,March,Lisbon,2100,2026-03-08
S-6,March,Riga,800,2026-03-21`

for (const { how, isByHand, tag } of BEGINNINGS)
  test(
    `a dashboard ${how} over a collection: a total, charts, how far it has come, and a table that a visitor writes in, orders by hand, filters and sorts`,
    { tag },
    async ({ page, heddle, browser }) => {
      const errors = collectErrors(page)
      const draw = async () => {
        await makeRows(page)
        await drawCharts(page)
        await drawTable(page)
        await page.screenshot({ path: test.info().outputPath('drawn.png') })
      }
      const address = await publishDrawn(page, heddle, { file: 'dashboard', name: 'Dashboard', isByHand, draw })
      expect(errors).toEqual([])
      await lookAtIt(browser, address)
    },
  )

async function makeRows(page: Page): Promise<void> {
  await test.step('rows are brought in', async () => {
    await newData(page, 'New collection', 'sales')
    await page.getByRole('region', { name: 'Dock' }).getByRole('button', { name: 'Bring rows in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bring rows into sales' })
    await dialog.getByRole('textbox').fill(SALES)
    await expect(dialog.getByText(/^6 rows: /)).toBeVisible()
    await dialog.getByRole('button', { name: 'Bring in', exact: true }).click()
    await expect(dialog).toBeHidden()
  })
}

async function drawCharts(page: Page): Promise<void> {
  await test.step('a number is what a formula gives', async () => {
    await addElement(page, 'Heading 1')
    await typeOnCanvas(page, 'Heading', 'Sales')
    await addElement(page, 'Number')
    await set(page, { 'Number: Value': "=sumBy({{sales.data}}, 'amount')", 'Number: Currency': 'EUR – Euro' })
  })
  await test.step('a chart takes the rows of a collection that is picked, and says what it can before it is told more', async () => {
    await addElement(page, 'Bar chart')
    await set(page, { 'Chart: Numbers come': 'From rows', 'Chart: Data come from': 'sales' })
    await expect(canvas(page).locator('[data-chart] caption')).toBeAttached()
    await set(page, {
      'Chart: Field for X': 'month',
      'Chart: What Y tells': 'A field of them',
      'Chart: Of the rows of a point': 'Sum',
      'Chart: Accessible label': 'Sales by month',
    })
  })
  await test.step('a donut is a copy of it that tells another field', async () => {
    await page.keyboard.press('Escape')
    await canvasArea(page).focus()
    await page.keyboard.press('Control+D')
    await set(page, {
      'Chart: Kind': 'Donut',
      'Chart: Field for X': 'shop',
      'Chart: Accessible label': 'Sales by shop',
    })
  })
  await test.step('a ring shows how far the year has come', async () => {
    await addElement(page, 'Donut progress')
    await set(page, { 'Donut progress: Value': "=sumBy({{sales.data}}, 'amount')", 'Donut progress: To': '10000' })
  })
}

async function drawTable(page: Page): Promise<void> {
  await test.step('a table has the columns of its rows, one that is written in, one with a filter and one with a total, and rows that are moved', async () => {
    await addElement(page, 'Data grid')
    await set(page, {
      'Data grid: Data come from': 'sales',
      'Data grid: Caption': 'Orders',
      'Data grid: Rows can be moved': 'on',
    })
    const settings = await inspectorSection(page, 'Data grid')
    await settings.getByRole('button', { name: 'Generate from data' }).click()
    await settings.getByRole('button', { name: 'month', exact: true }).click()
    await setControl(page, settings, 'Editable, month', 'on')
    await settings.getByRole('button', { name: 'shop', exact: true }).click()
    await setControl(page, settings, 'Filter, shop', 'on')
    await settings.getByRole('button', { name: 'amount', exact: true }).click()
    await setControl(page, settings, 'Total, amount', 'Sum')
  })
}

async function lookAtIt(browser: Browser, address: string): Promise<void> {
  const visitor = await visit(browser)
  const { page } = visitor
  const table = page.getByRole('grid', { name: 'Orders' })
  const orders = table.getByRole('row', { name: /S-\d/ })
  await page.goto(address)

  await test.step('numbers and drawings say what the rows say', async () => {
    await expect(page.getByText('€6,900.00')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '6900')
    await expect(page.getByText('69%')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Sales by month/ }).locator('canvas')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Sales by month' }).getByRole('row')).toHaveText([
      '',
      'January2100',
      'February1900',
      'March2900',
    ])
    await expect(page.getByRole('table', { name: 'Sales by shop' }).getByRole('row')).toHaveText([
      '',
      'Riga3500',
      'Oslo1300',
      'Lisbon2100',
    ])
  })

  await test.step('a visitor writes in a cell, and moves a row by keyboard', async () => {
    const january = table.getByRole('gridcell', { name: 'January' }).first()
    await untilAlive(january)
    await january.press('Enter')
    await expect(table.locator('input:focus')).toHaveValue('January')
    await page.keyboard.type('May')
    await page.keyboard.press('Enter')
    await expect(orders.first()).toContainText('May')
    await table.getByRole('button', { name: 'Move S-1' }).press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('S-1: 2 of 6')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(orders).toContainText(['S-2', 'May', 'S-3', 'S-4', 'S-5', 'S-6'])
    await expect(table.getByRole('button', { name: 'Move S-1' })).toBeFocused()
  })

  await test.step('a visitor leaves the orders of one shop, and sorts them by keyboard and by mouse', async () => {
    await expect(orders).toHaveCount(6)
    const total = table.getByRole('row', { name: /^Total/ })
    await expect(total).toContainText('Sum 6,900')
    await table
      .getByRole('searchbox', { name: /Shop/ })
      .or(table.getByRole('textbox', { name: /Shop/ }))
      .fill('riga')
    await expect(orders).toHaveCount(3)
    await expect(total).toContainText('Sum 3,500')
    const amount = table.getByRole('button', { name: 'Amount' })
    await amount.press('Enter')
    await expect(orders).toContainText(['800', '1,200', '1,500'])
    await amount.click()
    await expect(orders).toContainText(['1,500', '1,200', '800'])
    await expect(table.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending')
  })

  await test.step('it is whole on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.screenshot({ path: test.info().outputPath('phone.png'), fullPage: true })
  })
  expect(await findTrouble(page)).toEqual([])
  expect(visitor.errors).toEqual([])
  await leave(visitor)
}
