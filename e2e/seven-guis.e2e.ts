import type { Page } from '@playwright/test'
import { countActs } from './acts.ts'
import {
  addElement,
  canvasArea,
  enterGallery,
  inspector,
  newProject,
  onCanvas,
  openPanel,
  publish,
  selectInNavigator,
} from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { keyboardHand } from './keys.ts'
import { actionColumn, addAction, addFormula, addVariable, addWorkflow, nameIt, set, style } from './logic.ts'
import { leave, visit } from './visitor.ts'

/** For two of the seven, on a page each. */
const MOST_ACTS = 150

const IS_NUMBER = "=matches(trim(event.value), '^-?\\\\d+([.]\\\\d+)?$')"
test('7GUIs: degrees and flights are built by hand and used', async ({ page, heddle, browser }) => {
  const errors = collectErrors(page)
  await enterGallery(page, heddle)
  await newProject(page, { template: 'empty', name: 'Seven' })
  const acts = await countActs(page)
  await test.step('temperature', () => drawTemperature(page))
  await test.step('flights', () => drawFlights(page))
  await page.screenshot({ path: test.info().outputPath('editor.png') })
  expect(await acts()).toBeLessThanOrEqual(MOST_ACTS)
  await expect(page.getByText('No problems')).toBeVisible()
  const address = await publish(page)
  const visitor = await visit(browser)
  const { page: site } = visitor
  await test.step('degrees follow each other, and what is no number is left alone', () =>
    useTemperature(site, `${address}/temperature`))
  await test.step('a flight is booked on days that there are, the way back after the way there', () =>
    useFlights(site, `${address}/flights`))
  expect([...errors, ...visitor.errors]).toEqual([])
  await leave(visitor)
})

async function newPage(page: Page, name: string): Promise<void> {
  await openPanel(page, 'Pages')
  await page.getByRole('button', { name: 'New page' }).first().click()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This page is empty').first()).toBeVisible()
  await addElement(page, 'Section')
}

/** Adds something to fill in, called so by those who build and by those who hear it. */
async function addField(page: Page, kind: string, name: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  await addElement(page, kind)
  await nameIt(page, name)
  const own = Object.entries(settings).map(([label, value]) => [`${kind}: ${label}`, value] as const)
  await set(page, { [`${kind}: Accessible label`]: name, ...Object.fromEntries(own) })
}

async function addButton(page: Page, text: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  await addElement(page, 'Button')
  await set(page, { 'Button: Text': text, ...settings })
  await addWorkflow(page, 'On click')
}

async function drawTemperature(page: Page): Promise<void> {
  const follow = async (other: string, code: string) => {
    await addWorkflow(page, 'Change')
    await addAction(page, 'Pass-through condition', { Condition: IS_NUMBER })
    await addAction(page, 'Change variable value', { Variable: `${other}.value`, Value: code })
  }
  await newPage(page, 'Temperature')
  await addField(page, 'Input', 'Celsius')
  await addField(page, 'Input', 'Fahrenheit')
  await follow('Celsius', '=toText(round((toNumber(event.value) - 32) * 5 / 9, 1))')
  await selectInNavigator(page, 'Celsius')
  await follow('Fahrenheit', '=toText(round(toNumber(event.value) * 9 / 5 + 32, 1))')
}

async function useTemperature(site: Page, address: string): Promise<void> {
  const [celsius, fahrenheit] = [site.getByLabel('Celsius'), site.getByLabel('Fahrenheit')]
  await site.goto(address)
  await celsius.fill('100')
  await expect(fahrenheit).toHaveValue('212')
  await fahrenheit.fill('41')
  await expect(celsius).toHaveValue('5')
  await celsius.fill('-40')
  await expect(fahrenheit).toHaveValue('-40')
  await celsius.fill('warm')
  await celsius.press('Tab')
  await expect(fahrenheit).toBeFocused()
  await expect(fahrenheit).toHaveValue('-40')
}

async function drawFlights(page: Page): Promise<void> {
  await addFormula(page, { name: 'isDay', parameters: ['text'], code: "ifError(formatDate(text, 'YYYY-MM-DD'), '') === text" })
  await newPage(page, 'Flights')
  await addVariable(page, { name: 'message' })
  await selectInNavigator(page, 'Section')
  await addField(page, 'Select', 'Kind', {
    Options: "=['one-way flight', 'return flight']",
    'Initial value': 'one-way flight',
  })
  const day = async (name: string, settings: Readonly<Record<string, string>> = {}) => {
    await addField(page, 'Input', name, { 'Initial value': '2027-03-27', ...settings })
    await style(page, { 'Background: Colour': `=formulas.isDay({{${name}.value}}) ? 'white' : 'rgb(255, 179, 179)'` })
  }
  await day('Departure')
  await day('Return', { Disabled: "={{Kind.value}} !== 'return flight'" })
  await addButton(page, 'Book', {
    'Button: Disabled':
      "=!formulas.isDay({{Departure.value}}) || {{Kind.value}} === 'return flight' && (!formulas.isDay({{Return.value}}) || {{Return.value}} < {{Departure.value}})",
  })
  await addAction(page, 'Change variable value', {
    Variable: 'message',
    Value: "='You have booked a ' + {{Kind.value}} + ' on ' + {{Departure.value}}",
  })
  await addElement(page, 'Text')
  await set(page, { 'Text: Text': '=variables.message' })
}

async function useFlights(site: Page, address: string): Promise<void> {
  const [there, back] = [site.getByLabel('Departure'), site.getByLabel('Return')]
  const book = site.getByRole('button', { name: 'Book' })
  await site.goto(address)
  await expect(back).toBeDisabled()
  await expect(book).toBeEnabled()
  await there.fill('2027-02-30')
  await expect(there).toHaveCSS('background-color', 'rgb(255, 179, 179)')
  await expect(book).toBeDisabled()
  await there.fill('2027-03-27')
  await expect(there).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await site.getByLabel('Kind').selectOption('return flight')
  await expect(back).toBeEnabled()
  await back.fill('2027-03-26')
  await expect(book).toBeDisabled()
  await back.fill('2027-03-27')
  await book.click()
  await expect(site.getByText('You have booked a return flight on 2027-03-27')).toBeVisible()
}

test('7GUIs: a counter by keyboard alone', async ({ page, heddle, browser }) => {
  const errors = collectErrors(page)
  await enterGallery(page, heddle)
  await newProject(page, { template: 'empty', name: 'Counter' })
  const { press, type, tabTo, toCanvas, inspect, choose, insert, rewrite, addVariable: remember } = keyboardHand(page)
  const column = actionColumn(page)
  await canvasArea(page).focus()
  await insert('section', 'Section')
  await insert('text', 'Text · New text')
  await remember('count')
  await tabTo(inspector(page).getByRole('button', { name: /Type$/ }))
  await choose('Number')
  await tabTo(page.getByLabel('Default value'))
  await type('0')
  await press('Enter')

  await test.step('the text shows it', async () => {
    await toCanvas()
    await press('Control+F')
    await type('New text')
    await press('ArrowDown', 'End')
    await toCanvas()
    await press('d')
    await inspect('Text', /^Bind Text to a formula$/, 'button')
    await press('Enter')
    await expect(page.getByRole('textbox', { name: 'Formula: Text' })).toBeFocused()
    await type('variables.count')
    await press('Control+Enter')
    await expect(onCanvas(page, '0')).toBeVisible()
  })
  await test.step('a button adds one', async () => {
    await toCanvas()
    await insert('button', 'Button · Button')
    await rewrite('Count')
    await press('e', 'F6')
    await tabTo(inspector(page).getByRole('button', { name: 'On click', exact: true }))
    await press('Enter')
    await expect(inspector(page).getByRole('tree', { name: 'Actions of On click' })).toBeFocused()
    await type('change variable')
    await press('Enter', 'F2')
    await expect(column.getByRole('button', { name: /^Variable: / })).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('searchbox', { name: 'Find a variable' })).toBeFocused()
    await type('count')
    await press('Enter')
    await tabTo(column.getByRole('button', { name: 'Bind Value to a formula' }))
    await press('Enter')
    await expect(page.getByRole('textbox', { name: 'Formula: Value' })).toBeFocused()
    await press('Control+A')
    await type('variables.count + 1')
    await press('Control+Enter', 'Escape')
    await expect(inspector(page).getByRole('treeitem', { name: 'Set count to variables.count + 1' })).toBeVisible()
  })
  const address = await publish(page)
  const visitor = await visit(browser)
  const { page: site } = visitor
  await site.goto(address)
  await expect(site.getByText(/^\d+$/)).toHaveText('0')
  await site.keyboard.press('Tab')
  for (const count of ['1', '2', '3']) {
    await site.keyboard.press('Enter')
    await expect(site.getByText(/^\d+$/)).toHaveText(count)
  }
  expect([...errors, ...visitor.errors]).toEqual([])
  await leave(visitor)
})
