import type { Browser, Page } from '@playwright/test'
import { addElement, enterGallery, inspector, newProject, openPanel, publish, selectInNavigator } from './builder.ts'
import { fill } from './components.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { addAction, addVariable, addWorkflow, nameIt, set } from './logic.ts'
import { leave, visit } from './visitor.ts'

test('a popup made by hand: opened by a link without a script, then by a workflow that waits for its answer', async ({
  page,
  heddle,
  browser,
}) => {
  const errors = collectErrors(page)
  await enterGallery(page, heddle)
  await newProject(page, { template: 'empty', name: 'Ask first' })
  await makePopup(page)
  await openByLink(page)
  const address = await publish(page)
  await askWithoutScript(browser, address)
  await openByWorkflow(page)
  expect(await publish(page)).toBe(address)
  expect(errors).toEqual([])
  await askWithScript(browser, address)
})

async function addNamed(page: Page, element: string, name: string, settings: Readonly<Record<string, string>>): Promise<void> {
  await addElement(page, element)
  await set(page, settings)
  await nameIt(page, name)
}

const leavePopup = async (page: Page): Promise<void> => page.getByRole('button', { name: /^Done/ }).click()

async function makePopup(page: Page): Promise<void> {
  await test.step('a popup with a question and a button that closes it', async () => {
    await openPanel(page, 'Components')
    await page.getByRole('button', { name: 'New popup' }).click()
    await fill(inspector(page).getByRole('textbox', { name: 'Name of the component' }), 'Question')
    await addNamed(page, 'Text', 'Words', { 'Text: Text': 'Delete the order?' })
    await addNamed(page, 'Button', 'No', { 'Button: Text': 'No', 'Link: Kind': 'Close the popup' })
    await page.screenshot({ path: test.info().outputPath('popup.png') })
    await leavePopup(page)
  })
}

async function openByLink(page: Page): Promise<void> {
  await test.step('a button of the page opens it by its link', async () => {
    await addElement(page, 'Section')
    await addNamed(page, 'Button', 'Delete', {
      'Button: Text': 'Delete',
      'Link: Kind': 'Open a popup',
      'Link: Popup': 'Question',
    })
  })
}

async function openByWorkflow(page: Page): Promise<void> {
  await test.step('another button waits for what it is closed with', async () => {
    await addVariable(page, { of: 'page', name: 'answer', type: 'Text', value: 'nothing' })
    await selectInNavigator(page, 'Delete')
    await addNamed(page, 'Button', 'Ask', { 'Button: Text': 'Ask' })
    await addWorkflow(page, 'Click')
    await addAction(page, 'Open popup', { Popup: 'Question', 'Wait until it is closed': 'on' })
    await addAction(page, 'Change variable value', { Variable: 'answer', Value: '={{Open popup}}.said' })
    await selectInNavigator(page, 'Ask')
    await addNamed(page, 'Text', 'Answer', { 'Text: Text': "='Answer: ' + {{answer}}" })
  })
  await test.step('a button in the popup closes it with data', async () => {
    await openPanel(page, 'Components')
    await page.getByRole('button', { name: /^Question/ }).click()
    await selectInNavigator(page, 'No')
    await addNamed(page, 'Button', 'Yes', { 'Button: Text': 'Yes' })
    await addWorkflow(page, 'Click')
    await addAction(page, 'Close this popup', { Data: "={ said: 'yes' }" })
    await leavePopup(page)
  })
}

async function askWithoutScript(browser: Browser, address: string): Promise<void> {
  await test.step('without a script: opened, left by Escape, closed by its button', async () => {
    const visitor = await visit(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
    const { page } = visitor
    await page.goto(address)
    const popup = page.getByRole('dialog', { name: 'Popup' })
    const opener = page.getByRole('button', { name: 'Delete' })
    await opener.click()
    await expect(popup.getByText('Delete the order?')).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('without-script.png') })
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await popup.getByRole('button', { name: 'No' }).click()
    await expect(popup).toBeHidden()
    expect(visitor.scripts).toEqual([])
    await leave(visitor)
  })
}

async function askWithScript(browser: Browser, address: string): Promise<void> {
  await test.step('with a script: the answer comes back, and a link still opens it', async () => {
    const visitor = await visit(browser)
    const { page } = visitor
    await page.goto(address)
    const popup = page.getByRole('dialog', { name: 'Popup' })
    await page.getByRole('button', { name: 'Ask' }).click()
    await page.screenshot({ path: test.info().outputPath('with-script.png') })
    await popup.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Answer: yes')).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await popup.getByRole('button', { name: 'No' }).click()
    await expect(popup).toBeHidden()
    expect(visitor.errors).toEqual([])
    await leave(visitor)
  })
}
