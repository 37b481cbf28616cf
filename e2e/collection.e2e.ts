import type { Locator, Page } from '@playwright/test'
import {
  addElement,
  bindSetting,
  onCanvas,
  openPanel,
  publish,
  selectInNavigator,
  setSetting,
  waitForSaved,
  startProject,
} from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { leave, visit } from './visitor.ts'

const dock = (page: Page): Locator => page.getByRole('region', { name: 'Dock' })
const grid = (page: Page): Locator => dock(page).getByRole('grid', { name: 'Rows of breads' })
const cell = (page: Page, text: string): Locator => grid(page).getByRole('gridcell', { name: text, exact: true })

/** What the grid shows, row by row, without the line that takes a new one. */
async function rows(page: Page): Promise<readonly string[]> {
  return grid(page)
    .getByRole('row')
    .evaluateAll((all) =>
      all
        .toSorted((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))
        .map((row) => [...row.querySelectorAll('[role=gridcell]')].map((one) => one.textContent).join(' '))
        .filter((text) => text.trim() !== ''),
    )
}

/** Puts a text on the clipboard as a spreadsheet would, and pastes it. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+v')
}

test('a collection is typed and pasted, filtered, sorted and repeated, and a visitor sees its rows', async ({
  page,
  heddle,
  browser,
}) => {
  const errors = collectErrors(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await startProject(page, heddle, { template: 'empty', name: 'Bakery' })
  await openPanel(page, 'Data')
  await expect(page.getByText('No data yet')).toBeVisible()
  await page.getByRole('button', { name: 'Collection', exact: true }).click()
  const name = page.getByRole('complementary', { name: 'Panel' }).getByLabel('Name', { exact: true })
  await name.fill('breads')
  await name.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Inspector' }).getByRole('heading', { name: 'breads' })).toBeVisible()

  await test.step('a block from a spreadsheet names the columns and fills the rows, and more is typed', async () => {
    await grid(page).click()
    await paste(page, 'name\tprice\tfresh\r\nRye\t4.5\ttrue\r\nBun\t1.2\ttrue\r\nStollen\t12\tfalse\r\n')
    await expect.poll(() => rows(page)).toEqual(['Rye 4.5 true', 'Bun 1.2 true', 'Stollen 12 false'])
    await cell(page, 'Stollen').click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('Baguette')
    await page.keyboard.press('Tab')
    await page.keyboard.type('2.9')
    await page.keyboard.press('Tab')
    await page.keyboard.type('yes')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await rows(page)).at(-1)).toBe('Baguette 2.9 true')
    await page.screenshot({ path: test.info().outputPath('rows.png') })
  })

  await test.step('each cell is one step back, and forward again', async () => {
    for (const text of ['Baguette 2.9', 'Baguette']) {
      await page.keyboard.press('Control+Z')
      await expect.poll(async () => (await rows(page)).at(-1)?.trim()).toBe(text)
    }
    await page.keyboard.press('Control+Z')
    await expect.poll(() => rows(page)).toHaveLength(3)
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+Shift+Z')
    await expect.poll(async () => (await rows(page)).at(-1)).toBe('Baguette 2.9 true')
  })

  await test.step('a filter and a sort say which rows a page gets', async () => {
    const conditions = dock(page).getByRole('region', { name: 'Which rows' })
    await conditions.getByRole('button', { name: 'Add a filter' }).click()
    await conditions.getByLabel('Field of filter 1', { exact: true }).fill('price')
    await conditions.getByLabel('Field of filter 1', { exact: true }).press('Enter')
    await conditions.getByRole('button', { name: /^Comparison of filter 1/ }).click()
    await page.getByRole('option', { name: 'is at least', exact: true }).click()
    await conditions.getByLabel('Value of filter 1', { exact: true }).fill('2')
    await conditions.getByLabel('Value of filter 1', { exact: true }).press('Enter')
    await conditions.getByRole('button', { name: 'Sort by a field' }).click()
    await conditions.getByLabel('Field of sort 1', { exact: true }).fill('price')
    await conditions.getByLabel('Field of sort 1', { exact: true }).press('Enter')
    await conditions.getByRole('radio', { name: 'Down' }).click()
    await dock(page).getByRole('radio', { name: 'As the page sees them' }).click()
    await expect.poll(() => rows(page)).toEqual(['Stollen 12 false', 'Rye 4.5 true', 'Baguette 2.9 true'])
    await expect(dock(page).getByText(/^3 rows · /)).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('filter.png') })
  })

  await test.step('a text is repeated over it and shows the names', async () => {
    await addElement(page, 'Section')
    await addElement(page, 'Text')
    await selectInNavigator(page, 'New text')
    await setSetting(page, 'Repeat: Over', 'breads')
    await bindSetting(page, 'Text: Text', 'context.item.data.name')
    await expect(onCanvas(page, 'Stollen')).toBeVisible()
    await expect(onCanvas(page, 'Bun')).toHaveCount(0)
  })

  await test.step('what is seldom seen is shown on the canvas, and a look for no rows is drawn in one press', async () => {
    await openPanel(page, 'Data')
    await page.getByRole('treeitem', { name: 'breads' }).click()
    await dock(page).getByRole('radio', { name: 'Many' }).click()
    await expect(onCanvas(page, 'Stollen').nth(19)).toBeAttached()
    await dock(page).getByRole('button', { name: 'Draw it' }).click()
    await expect(onCanvas(page, 'Nothing here yet')).toBeVisible()
    await expect(onCanvas(page, 'Stollen')).toHaveCount(0)
    await page.screenshot({ path: test.info().outputPath('empty.png') })
  })

  await test.step('a visitor sees the rows as they were filtered and sorted', async () => {
    await waitForSaved(page)
    const address = await publish(page)
    const visitor = await visit(browser)
    await visitor.page.goto(address)
    await expect(visitor.page.getByText('Stollen', { exact: true })).toBeVisible()
    const names = visitor.page.getByText(/^(?:Rye|Bun|Stollen|Baguette|Nothing here yet)$/)
    expect(await names.allTextContents()).toEqual(['Stollen', 'Rye', 'Baguette'])
    expect(visitor.errors).toEqual([])
    await leave(visitor)
  })
  expect(errors).toEqual([])
})
