import type { Locator } from '@playwright/test'
import {
  addElement,
  inspector,
  navigatorRow,
  onCanvas,
  openPanel,
  openFormula,
  placeOf,
  publish,
  selectInNavigator,
  setStyle,
  waitForEditor,
  waitForSaved,
  startProject,
} from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { addVariable } from './logic.ts'
import { visit } from './visitor.ts'

const result = (dialog: Locator) => dialog.getByRole('status', { name: 'Result' })

test('a text and a colour follow variables, and the address changes what a visitor sees', async ({ page, heddle, browser }) => {
  const errors = collectErrors(page)
  await startProject(page, heddle, { template: 'empty', name: 'Lake' })
  await addElement(page, 'Section')
  await addElement(page, 'Text')
  await addVariable(page, { of: 'page', name: 'greeting', value: 'Welcome' })
  await addVariable(page, { of: 'project', name: 'guest', type: 'Query in the address', value: 'friend' })
  await page.getByLabel('Name in the address').fill('who')
  await page.getByLabel('Name in the address').press('Enter')
  await page.screenshot({ path: test.info().outputPath('data.png') })

  await test.step('a text is bound, with its result alive while it is typed', async () => {
    await selectInNavigator(page, 'New text')
    const dialog = await openFormula(page, 'Settings', 'Text: Text')
    await dialog.getByRole('button', { name: 'Insert greeting' }).click()
    await expect(result(dialog)).toContainText('Welcome')
    await expect(result(dialog)).toContainText('text')
    await page.keyboard.type(' + ", " +')
    await expect(result(dialog)).toContainText('Unexpected end of formula')
    await expect(dialog.locator('.cm-lintRange-error')).toHaveText('+')
    await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled()
    await page.screenshot({ path: test.info().outputPath('broken.png') })
    await page.keyboard.type(' ')
    await dialog.getByRole('button', { name: 'Insert guest' }).click()
    await expect(result(dialog)).toContainText('Welcome, friend')
    await expect(dialog.locator('.cm-lintRange-error')).toHaveCount(0)
    await page.screenshot({ path: test.info().outputPath('formula.png') })
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(onCanvas(page, 'Welcome, friend')).toBeVisible()
  })

  await test.step('a colour is bound', async () => {
    await setStyle(page, 'Text: Size', '32')
    const dialog = await openFormula(page, 'Style', 'Text: Colour')
    await dialog.getByRole('button', { name: 'Insert guest' }).click()
    await page.keyboard.type(' === "friend" ? "#102040" : "#aa3300"')
    await expect(result(dialog)).toContainText('#102040')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(onCanvas(page, 'Welcome, friend')).toHaveCSS('color', 'rgb(16, 32, 64)')
  })

  await test.step('a bound text is marked; a double click opens its formula instead of typing over it', async () => {
    const { x, y } = await placeOf(page, onCanvas(page, 'Welcome, friend'))
    await page.mouse.dblclick(x, y)
    const dialog = page.getByRole('dialog', { name: 'Formula: Text' })
    await expect(dialog.getByRole('textbox', { name: 'Formula: Text' })).toContainText('greeting')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await openPanel(page, 'Navigator')
    await expect(page.getByRole('tree').getByTitle('Bound to data')).toBeVisible()
  })

  await test.step('Escape leaves a formula as it was; a new name of a variable breaks nothing', async () => {
    const dialog = await openFormula(page, 'Settings', 'Text: Text')
    await page.keyboard.type(' + "!"')
    await expect(result(dialog)).toContainText('Welcome, friend!')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await openPanel(page, 'Data')
    await page.getByRole('treeitem', { name: 'greeting' }).click()
    await inspector(page).getByLabel('Name', { exact: true }).fill('salute')
    await inspector(page).getByLabel('Name', { exact: true }).press('Enter')
    await page.getByLabel('Default value').fill('Hello')
    await page.getByLabel('Default value').press('Enter')
    const { x, y } = await placeOf(page, onCanvas(page, 'Hello, friend'))
    await page.mouse.click(x, y)
    const renamed = await openFormula(page, 'Settings', 'Text: Text')
    await expect(renamed.getByRole('textbox', { name: 'Formula: Text' })).toContainText('salute')
    await page.keyboard.press('Escape')
  })

  await test.step('a bad default and a name used twice are refused where they were typed', async () => {
    await openPanel(page, 'Data')
    await page.getByRole('treeitem', { name: 'salute' }).click()
    await inspector(page).getByLabel('Name', { exact: true }).fill('guest')
    await inspector(page).getByLabel('Name', { exact: true }).press('Enter')
    await expect(inspector(page).getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/guest/)
    await inspector(page).getByLabel('Name', { exact: true }).press('Escape')
    await page.getByRole('button', { name: /Type$/ }).click()
    await page.getByRole('option', { name: 'Number' }).click()
    await page.getByLabel('Default value').fill('many')
    await page.getByLabel('Default value').press('Enter')
    await expect(page.getByLabel('Default value')).toHaveAccessibleDescription('This is not a number')
    await page.keyboard.press('Escape')
    // Seen before it is taken back: else the text of before is taken for that of after.
    await expect(onCanvas(page, 'Hello, friend')).toHaveCount(0)
    await openPanel(page, 'Navigator')
    await page.keyboard.press('Control+Z')
    await expect(onCanvas(page, 'Hello, friend')).toBeVisible()
  })

  await test.step('a reload keeps the bindings', async () => {
    await waitForSaved(page)
    await page.reload()
    await waitForEditor(page)
    await expect(onCanvas(page, 'Hello, friend')).toHaveCSS('color', 'rgb(16, 32, 64)')
    await expect(await navigatorRow(page, 'salute, guest')).toHaveCount(1)
  })

  const url = await publish(page)
  const visitor = await visit(browser)
  await visitor.page.goto(url)
  const text = visitor.page.locator('section > *')
  await expect(text).toHaveText('Hello, friend')
  await expect(text).toHaveCSS('color', 'rgb(16, 32, 64)')
  await expect(text).toHaveCSS('font-size', '32px')
  await visitor.page.goto(`${url}?who=Grace`)
  await expect(text).toHaveText('Hello, Grace')
  await expect(text).toHaveCSS('color', 'rgb(170, 51, 0)')
  await visitor.page.goto(`${url}?who=%3Cb%3EEve%3C%2Fb%3E`)
  await expect(text).toHaveText('Hello, <b>Eve</b>')
  expect([...errors, ...visitor.errors]).toEqual([])
})
