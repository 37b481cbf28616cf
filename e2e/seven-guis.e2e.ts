import type { Page } from '@playwright/test'
import { countActs } from './acts.ts'
import { addElement, canvasArea, inspector, onCanvas, openPanel, publish, selectInNavigator, startProject } from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { keyboardHand } from './keys.ts'
import {
  actionColumn,
  addAction,
  addActionAt,
  addFormula,
  addPageWorkflow,
  addVariable,
  addWorkflow,
  nameIt,
  set,
  style,
} from './logic.ts'
import { leave, visit } from './visitor.ts'

/** `npm run test:long -- guis` builds a timer and a list of people too. */
const IS_WHOLE = process.env['HEDDLE_GUIS'] === 'whole'
const MOST_ACTS = IS_WHOLE ? 400 : 150

const IS_NUMBER = "=matches(trim(event.value), '^-?\\\\d+([.]\\\\d+)?$')"
const CHOSEN = "=findIndexByKey(variables.people, 'id', variables.chosen)"
const PEOPLE = [
  { id: 'hans', name: 'Hans', surname: 'Emil' },
  { id: 'max', name: 'Max', surname: 'Mustermann' },
  { id: 'roman', name: 'Roman', surname: 'Tisch' },
]

test('S1-02 7GUIs are built by hand, on a page each, and used', async ({ page, heddle, browser }) => {
  const errors = collectErrors(page)
  await startProject(page, heddle, { template: 'empty', name: 'Seven' })
  const acts = await countActs(page)
  await test.step('temperature', () => drawTemperature(page))
  await test.step('flights', () => drawFlights(page))
  if (IS_WHOLE) {
    await test.step('a timer', () => drawTimer(page))
    await test.step('people', () => drawPeople(page))
  }
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
  if (IS_WHOLE) {
    await test.step('people are found, made, changed and taken away', () => usePeople(site, `${address}/people`))
    await test.step('the timer ticks to its end, goes on when that is put off, and begins anew', () =>
      useTimer(site, `${address}/timer`))
  }
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

async function drawTimer(page: Page): Promise<void> {
  await newPage(page, 'Timer')
  await addVariable(page, { name: 'elapsed', type: 'Number', value: '0' })
  await selectInNavigator(page, 'Section')
  await addElement(page, 'Container')
  await nameIt(page, 'Gauge')
  await addElement(page, 'Text')
  await set(page, { 'Text: Text': "=toText(round(variables.elapsed, 1)) + ' s'" })
  await selectInNavigator(page, 'Section')
  await addField(page, 'Slider', 'Duration', { 'Initial value': '2', Least: '1', Most: '30' })
  await addButton(page, 'Reset')
  // A number that is chosen and given no value becomes 0.
  await addAction(page, 'Change variable value', { Variable: 'elapsed' })
  await selectInNavigator(page, 'Gauge')
  await style(page, {
    'Size: Width': "=variables.elapsed / {{Duration.value}} * 100 + '%'",
    'Background: Colour': '#cfe0ff',
  })
  await addPageWorkflow(page, 'On page load')
  await addAction(page, 'While loop', { Condition: '=true' })
  await addActionAt(page, { place: 'first' }, 'Time delay', { Milliseconds: '100' })
  await addAction(page, 'Change variable value', {
    Variable: 'elapsed',
    Value: '=max(variables.elapsed, min({{Duration.value}}, variables.elapsed + 0.1))',
  })
}

async function useTimer(site: Page, address: string): Promise<void> {
  const told = site.getByText(/^[\d.]+ s$/)
  /** How much of the room around it the gauge takes. */
  const share = () =>
    told.locator('..').evaluate((gauge) => {
      const { clientWidth } = gauge.parentElement ?? gauge
      return gauge.getBoundingClientRect().width / clientWidth
    })
  await site.clock.install()
  await site.goto(address)
  await expect(told).toBeVisible()
  // From here on no time passes but what is let pass.
  await site.clock.pauseAt(Date.now() + 60_000)
  await site.getByRole('button', { name: 'Reset' }).click()
  await site.clock.runFor(1000)
  await expect(told).toHaveText('1 s')
  await expect.poll(share).toBeCloseTo(0.5, 1)
  await site.clock.runFor(2000)
  await expect(told).toHaveText('2 s')
  await site.getByRole('slider', { name: 'Duration' }).press('ArrowRight')
  await site.clock.runFor(500)
  await expect(told).toHaveText('2.5 s')
  await site.getByRole('button', { name: 'Reset' }).click()
  await site.clock.runFor(100)
  await expect(told).toHaveText('0.1 s')
}

async function drawPeople(page: Page): Promise<void> {
  await newPage(page, 'People')
  await addVariable(page, { name: 'chosen' })
  await addVariable(page, { name: 'people', type: 'List' })
  await inspector(page).getByText('JSON', { exact: true }).click()
  await inspector(page).getByRole('textbox', { name: 'Default value' }).fill(JSON.stringify(PEOPLE))
  await page.keyboard.press('Control+Enter')
  await selectInNavigator(page, 'Section')
  await addField(page, 'Input', 'Filter')
  await addElement(page, 'Column')
  await nameIt(page, 'List')
  await addElement(page, 'Button')
  await nameIt(page, 'Person')
  await set(page, {
    'Repeat: Over': '=filter(variables.people, person => startsWith(lowercase(person.surname), lowercase({{Filter.value}})))',
    'Repeat: Key': 'id',
    'Button: Text': "=context.item.data.surname + ', ' + context.item.data.name",
  })
  await style(page, { 'Background: Colour': "=variables.chosen === context.item.data.id ? '#1f5fe0' : '#6b7280'" })
  await selectInNavigator(page, 'Section')
  await addField(page, 'Input', 'Name')
  await addField(page, 'Input', 'Surname')
  await selectInNavigator(page, 'Person')
  await addWorkflow(page, 'On click')
  await addAction(page, 'Change variable value', { Variable: 'chosen', Value: '=context.item.data.id' })
  await addAction(page, 'Change variable value', { Variable: 'Name.value', Value: '=context.item.data.name' })
  await addAction(page, 'Change variable value', { Variable: 'Surname.value', Value: '=context.item.data.surname' })

  await selectInNavigator(page, 'Section')
  await addElement(page, 'Row')
  const person = (id: string) => `={ id: ${id}, name: {{Name.value}}, surname: {{Surname.value}} }`
  const whenChosen = { 'Button: Disabled': '=!variables.chosen' }
  const change = (operation: string, values: Readonly<Record<string, string>>) =>
    addAction(page, 'Change variable value', { Variable: 'people', Operation: operation, ...values })
  await addButton(page, 'Create')
  await change('Add to the end', { Value: person('uuid()') })
  await addButton(page, 'Update', whenChosen)
  await change('Update an item', { Position: CHOSEN, Value: person('variables.chosen') })
  await addButton(page, 'Delete', whenChosen)
  await change('Remove an item', { Position: CHOSEN })
  await addAction(page, 'Change variable value', { Variable: 'chosen' })
}

async function usePeople(site: Page, address: string): Promise<void> {
  const button = (name: string) => site.getByRole('button', { name, exact: true })
  const people = site.getByRole('button', { name: /, / })
  await site.goto(address)
  await expect(people).toHaveText(['Emil, Hans', 'Mustermann, Max', 'Tisch, Roman'])
  await expect(button('Delete')).toBeDisabled()
  await site.getByLabel('Filter').fill('MU')
  await expect(people).toHaveText(['Mustermann, Max'])
  await people.click()
  await expect(site.getByLabel('Surname')).toHaveValue('Mustermann')
  await site.getByLabel('Surname').fill('Mutig')
  await button('Update').click()
  await expect(people).toHaveText(['Mutig, Max'])
  await site.getByLabel('Filter').fill('')
  await site.getByLabel('Name', { exact: true }).fill('Grace')
  await button('Create').click()
  await expect(people).toHaveText(['Emil, Hans', 'Mutig, Max', 'Tisch, Roman', 'Mutig, Grace'])
  await button('Delete').click()
  await expect(people).toHaveText(['Emil, Hans', 'Tisch, Roman', 'Mutig, Grace'])
  await expect(button('Update')).toBeDisabled()
}

test('7GUIs: a counter by keyboard alone', async ({ page, heddle, browser }) => {
  const errors = collectErrors(page)
  await startProject(page, heddle, { template: 'empty', name: 'Counter' })
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
    // The keys come back a frame after the list has gone; a Tab before would begin at the canvas.
    await expect(column.getByRole('button', { name: 'Variable: count' })).toBeFocused()
    await tabTo(column.getByRole('button', { name: 'Bind Value to a formula' }))
    await press('Enter')
    await expect(page.getByRole('textbox', { name: 'Formula: Value' })).toBeFocused()
    await press('Control+A')
    await type('variables.count + 1')
    await press('Control+Enter', 'Escape')
    await expect(inspector(page).getByRole('treeitem', { name: 'Set count to count + 1' })).toBeVisible()
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
