import type { Browser, Page } from '@playwright/test'
import { addElement, canvas, canvasArea, clickOnCanvas, inspector, openPanel, panelButton } from './builder.ts'
import { addProperty } from './components.ts'
import { BEGINNINGS, publishDrawn } from './drawn.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { addAction, addVariable, addWorkflow, set, style } from './logic.ts'
import { ask, leave, SAID_TWICE, visit } from './visitor.ts'

for (const { how, isByHand, tag } of BEGINNINGS)
  test(
    `popups ${how} are opened by a link and by an action that waits for them, and used with a script and without; a message follows`,
    { tag },
    async ({ page, heddle, browser }) => {
      const errors = collectErrors(page)
      const draw = () => drawPopups(page)
      const address = await publishDrawn(page, heddle, { file: 'popups', name: 'Bakery', isByHand, draw })
      await test.step('the sheet without a script', () => useHours(browser, address))
      await test.step('the sheet where buttons know no commands', () => useHours(browser, address, { knowsCommands: false }))
      await test.step('the question', () => useQuestion(browser, `${address}/order`))
      await test.step('the details', () => useDetails(browser, `${address}/breads`))
      expect(errors).toEqual([])
    },
  )

async function drawPopups(page: Page): Promise<void> {
  await test.step('a sheet that links open and close', () => drawHours(page))
  await test.step('a question on a page of its own', () => drawQuestion(page))
  await test.step('details that a link gives their bread', () => drawDetails(page))
  await expect(page.getByText('No problems')).toBeVisible()
}

/** Makes a popup, which stands open to be drawn then. */
async function newPopup(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await openPanel(page, 'Components')
  await page.getByRole('button', { name: 'New popup' }).click()
  await expect(canvas(page).locator('dialog[open]')).toBeVisible()
  await set(page, settings)
}

/** Goes back to the page, and gives the popup a name. */
async function leavePopup(page: Page, name: string): Promise<void> {
  // The panel shows what is in the popup while it is open.
  await panelButton(page, 'Components').click()
  await page.getByRole('button', { name: 'All components' }).click()
  await page.getByRole('button', { name: 'More for Popup', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `More for ${name}` })).toBeVisible()
  await expect(canvas(page).locator('dialog')).toHaveCount(0)
}

async function newPage(page: Page, name: string): Promise<void> {
  await openPanel(page, 'Pages')
  await page.getByRole('button', { name: 'New page' }).first().click()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This page is empty').first()).toBeVisible()
}

async function drawHours(page: Page): Promise<void> {
  await newPopup(page, {
    'Popup: Type': 'Sheet',
    'Popup: Side': 'Right',
    'Popup: Animation': 'Slide in',
    'Popup: Slides in from': 'Right',
    'Popup: Accessible label': 'Opening hours',
  })
  await addElement(page, 'Text')
  await set(page, { 'Text: Text': 'Open from seven to noon' })
  await addElement(page, 'Button')
  await set(page, { 'Button: Text': 'Back', 'Link: Leads to': 'Close the popup' })
  await leavePopup(page, 'Hours')
  await addElement(page, 'Section')
  await addElement(page, 'Button')
  await set(page, { 'Button: Text': 'When are you open?', 'Link: Leads to': 'Open a popup', 'Link: Popup': 'Hours' })
}

async function drawDetails(page: Page): Promise<void> {
  await newPopup(page, { 'Popup: Accessible label': 'Details' })
  await addElement(page, 'Text')
  // A press beside the page leaves nothing selected: then the popup itself is told of.
  await canvasArea(page).click({ position: { x: 12, y: 400 } })
  await addProperty(page, 'bread', 'Text, per language', 'no bread')
  await clickOnCanvas(page, 'New text')
  await set(page, { 'Text: Text': "='Details of ' + context.component.props['bread']" })
  await leavePopup(page, 'Details')
  await newPage(page, 'Breads')
  await addElement(page, 'Section')
  await addElement(page, 'Button')
  await set(page, { 'Button: Text': 'Any', 'Link: Leads to': 'Open a popup', 'Link: Popup': 'Details' })
  await addElement(page, 'Button')
  await set(page, { 'Button: Text': 'Rye', 'Link: Leads to': 'Open a popup', 'Link: Popup': 'Details' })
  const bread = inspector(page).getByRole('textbox', { name: 'Property bread' })
  await bread.fill('rye')
  await bread.press('Enter')
}

async function useDetails(browser: Browser, address: string): Promise<void> {
  const visitor = await visit(browser)
  await visitor.page.goto(address)
  for (const [button, told] of [
    ['Rye', 'Details of rye'],
    ['Any', 'Details of no bread'],
  ] as const) {
    await visitor.page.getByRole('button', { name: button }).click()
    await expect(visitor.page.getByRole('dialog', { name: 'Details' })).toHaveText(told)
    await visitor.page.keyboard.press('Escape')
    await expect(visitor.page.getByRole('dialog')).toHaveCount(0)
  }
  expect(visitor.errors).toEqual([])
  await leave(visitor)
}

async function drawQuestion(page: Page): Promise<void> {
  await newPopup(page, { 'Popup: Animation': 'Zoom', 'Popup: Duration': '40', 'Popup: Accessible label': 'Your order' })
  await addElement(page, 'Text')
  await set(page, { 'Text: Text': 'Which bread?' })
  await addElement(page, 'Button')
  await set(page, { 'Button: Text': 'Rye' })
  await addWorkflow(page, 'On click')
  await addAction(page, 'Close this popup', { Data: "='rye'" })
  await leavePopup(page, 'Question')
  await newPage(page, 'Order')
  await addVariable(page, { name: 'answer' })
  await addElement(page, 'Section')
  await addElement(page, 'Button')
  await set(page, { 'Button: Text': 'Order bread' })
  await addWorkflow(page, 'On click')
  await addAction(page, 'Open popup', { Popup: 'Question', 'Wait until it is closed': 'on' })
  await addAction(page, 'Change variable value', {
    Variable: 'answer',
    Value: "='You ordered: ' + coalesce({{Open popup}}, 'nothing')",
  })
  await addAction(page, 'Show toast', { Text: 'Thank you for your answer', Button: 'Undo' })
  await addAction(page, 'Change variable value', {
    Variable: 'answer',
    Value: "={{Show toast}} === 'button' ? 'Taken back' : variables.answer",
  })
  await addElement(page, 'Text')
  await set(page, { 'Text: Text': '=variables.answer' })
  await style(page, { 'Spacing: Padding top': '12px' })
  await addElement(page, 'Toasts')
  await set(page, { 'Toasts: Where they appear': 'Top', 'Toasts: Seconds each stays': '0' })
  await style(page, { 'Background: Colour': '#123456' })
  // On the canvas it says what it is for, in its own colours.
  await expect(canvas(page).locator('[data-toasts=top]')).toHaveCSS('background-color', 'rgb(18, 52, 86)')
  await expect(canvas(page).locator('[data-toasts=top]')).toBeVisible()
}

/** The page as a browser gets it that was made before buttons could open dialogs: what it does not know says nothing. */
async function forgetCommands(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const { status, headers, body } = await ask(route.request().url())
    return route.fulfill({
      status,
      contentType: headers['content-type'] ?? '',
      headers: { 'content-security-policy': String(headers['content-security-policy']) },
      body: body.toString('utf8').replaceAll(/ command(?:for)?="[^"]*"/g, ''),
    })
  })
}

async function useHours(browser: Browser, address: string, { knowsCommands = true } = {}): Promise<void> {
  const visitor = await visit(browser, { javaScriptEnabled: false })
  const { page } = visitor
  if (!knowsCommands) await forgetCommands(page)
  await page.goto(address)
  const opener = page.getByRole('button', { name: 'When are you open?' })
  const sheet = page.getByRole('dialog', { name: 'Opening hours' })
  await expect(sheet).toBeHidden()
  await opener.click()
  await expect(sheet).toContainText('Open from seven to noon')
  await sheet.getByRole('button', { name: 'Back' }).click()
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  await page.screenshot({ path: test.info().outputPath(`hours-${knowsCommands}.png`) })
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await opener.click()
  await page.mouse.click(20, 600)
  await expect(sheet).toBeHidden()
  expect(visitor.scripts).toEqual([])
  expect(visitor.errors.filter((error) => !error.includes(SAID_TWICE))).toEqual([])
  await leave(visitor)
}

async function useQuestion(browser: Browser, address: string): Promise<void> {
  const visitor = await visit(browser)
  const { page } = visitor
  await page.goto(address)
  const opener = page.getByRole('button', { name: 'Order bread' })
  const question = page.getByRole('dialog', { name: 'Your order' })
  const around = await page.locator('section').boundingBox()
  await opener.click()
  await expect(question).toBeVisible()
  // The page behind does not move aside: it has no scroll bar whose room is to be kept.
  expect(await page.locator('section').boundingBox()).toEqual(around)
  await page.screenshot({ path: test.info().outputPath('question.png') })
  await question.getByRole('button', { name: 'Rye' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('You ordered: rye')).toBeVisible()
  await expect(opener).toBeFocused()
  await test.step('a message stands where the element of the page says, in its colours, until it is closed', async () => {
    const message = page.getByText('Thank you for your answer').locator('..')
    await expect(message).toHaveCSS('background-color', 'rgb(18, 52, 86)')
    const windowWidth = await page.evaluate(() => document.documentElement.clientWidth)
    const place = async (): Promise<readonly number[]> => {
      const { x = 0, y = 0, width = 0 } = (await message.boundingBox()) ?? {}
      return [y, Math.round(x + width / 2)]
    }
    await expect.poll(place).toEqual([16, Math.round(windowWidth / 2)])
    await page.screenshot({ path: test.info().outputPath('message.png') })
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(message).toHaveCount(0)
    await expect(page.getByText('You ordered: rye')).toBeVisible()
  })
  await opener.focus()
  await opener.press('Enter')
  await expect(question.getByRole('button', { name: 'Rye' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('You ordered: nothing')).toBeVisible()
  await test.step('its button tells the workflow', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Taken back')).toBeVisible()
  })
  expect(visitor.errors).toEqual([])
  await leave(visitor)
}
