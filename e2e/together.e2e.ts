import type { Browser, Page } from '@playwright/test'
import {
  addElement,
  canvasArea,
  clickOnCanvas,
  expectTree,
  onCanvas,
  OWNER,
  placeOf,
  selectInNavigator,
  setStyle,
  typeOnCanvas,
  waitForEditor,
  waitForSaved,
  startProject,
} from './builder.ts'
import { collectErrors, expect, test, type Heddle } from './heddle.ts'

test.use({ hasOwnServer: true })

const OFFLINE = 'Offline: changes are kept here'

/** The owner's second window, in a browser of its own, with the same project open. */
async function openBeside(browser: Browser, heddle: Heddle): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(heddle.url)
  await page.getByLabel('E-mail').fill(OWNER.email)
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Open Together' }).click()
  await waitForEditor(page)
  return page
}

/** A page with two texts, `Left` and `Right`, in a container. */
async function drawTwoTexts(page: Page, heddle: Heddle): Promise<void> {
  await startProject(page, heddle, { template: 'empty', name: 'Together' })
  await addElement(page, 'Section')
  await addElement(page, 'Container')
  await addElement(page, 'Text')
  await typeOnCanvas(page, 'New text', 'Left')
  await addElement(page, 'Text')
  await typeOnCanvas(page, 'New text', 'Right')
  await waitForSaved(page)
}

const status = (page: Page) => page.getByRole('contentinfo', { name: 'Status' }).getByRole('status')
const people = (page: Page) => page.getByRole('group', { name: 'People here' }).getByRole('button')
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).click()

/** A browser that cannot connect says so in its console, whatever the page does. */
const isOfNetwork = (text: string): boolean => /WebSocket connection to|net::ERR_/.test(text)

test('two windows of a project show each other’s work, and each undoes its own', async ({ page: ada, heddle, browser }) => {
  const errors = collectErrors(ada)
  await drawTwoTexts(ada, heddle)
  const bob = await openBeside(browser, heddle)
  const bobErrors = collectErrors(bob)

  await test.step('who is here, and what they have selected', async () => {
    await expect(people(ada)).toHaveCount(2)
    await expect(people(bob)).toHaveCount(2)
    await clickOnCanvas(bob, 'Right')
    const name = canvasArea(ada).getByText(OWNER.name, { exact: true })
    await expect(name).toBeVisible()
    const [outline, text] = [await name.locator('..').boundingBox(), await placeOf(ada, onCanvas(ada, 'Right'), { x: 0, y: 0 })]
    expect(Math.abs((outline?.y ?? 0) - text.y)).toBeLessThan(3)
  })

  await test.step('edits appear in both directions', async () => {
    await typeOnCanvas(ada, 'Left', 'Left by Ada')
    await expect(onCanvas(bob, 'Left by Ada')).toBeVisible()
    await typeOnCanvas(bob, 'Right', 'Right by Bob')
    await expect(onCanvas(ada, 'Right by Bob')).toBeVisible()
    await selectInNavigator(bob, 'Left by Ada')
    await setStyle(bob, 'Text: Size', '40')
    await expect(onCanvas(ada, 'Left by Ada')).toHaveCSS('font-size', '40px')
  })

  await test.step('undo takes back one’s own work and nothing else', async () => {
    await undo(ada)
    await expect(onCanvas(bob, 'Left')).toHaveCSS('font-size', '40px')
    await expect(onCanvas(bob, 'Right by Bob')).toBeVisible()
    await undo(bob)
    await undo(bob)
    await expect(onCanvas(ada, 'Right')).toBeVisible()
    await expect(onCanvas(ada, 'Left')).not.toHaveCSS('font-size', '40px')
    await expect(bob.getByRole('button', { name: /^Undo/ })).toBeDisabled()
  })

  await test.step('undoing what another now works in leaves it, and says so', async () => {
    await selectInNavigator(ada, 'Section')
    await addElement(ada, 'Section')
    await waitForSaved(ada)
    await selectInNavigator(bob, 'Section', { nth: 1 })
    await addElement(bob, 'Text')
    await expect(onCanvas(ada, 'New text')).toBeVisible()
    await undo(ada)
    await expect(ada.getByText(/Undone, but .* stayed: others work in it/)).toBeVisible()
    await expectTree(bob, ['Section', '  Container', '    Left', '    Right', 'Section', '  New text'])
  })

  await bob.context().close()
  await expect(people(ada)).toHaveCount(1)
  expect([...errors, ...bobErrors]).toEqual([])
})

test('a lost network, a killed tab and a killed server lose nothing', async ({ page: ada, heddle, browser }) => {
  const errors = collectErrors(ada)
  await drawTwoTexts(ada, heddle)
  const bob = await openBeside(browser, heddle)
  const bobErrors = collectErrors(bob)
  const context = ada.context()
  const address = ada.url()

  await test.step('without the network the bar says so, and the edits go out when it is back', async () => {
    await context.setOffline(true)
    await expect(status(ada)).toHaveText(OFFLINE)
    await typeOnCanvas(ada, 'Left', 'Written offline')
    await expect(status(ada)).toHaveText(OFFLINE)
    await expect(onCanvas(bob, 'Left')).toBeVisible()
    await context.setOffline(false)
    await waitForSaved(ada)
    await expect(onCanvas(bob, 'Written offline')).toBeVisible()
  })

  const again = await test.step('a tab killed with unsent edits has them when it is opened again', async () => {
    await context.setOffline(true)
    await expect(status(ada)).toHaveText(OFFLINE)
    await typeOnCanvas(ada, 'Right', 'Typed before the end')
    await ada.getByRole('button', { name: OFFLINE }).click()
    await expect(ada.getByText('1 change waiting to be saved')).toBeVisible()
    await ada.close()
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto(address)
    await waitForEditor(next)
    await expect(onCanvas(next, 'Typed before the end')).toBeVisible()
    await expect(onCanvas(bob, 'Typed before the end')).toBeVisible()
    return next
  })
  const againErrors = collectErrors(again)

  await test.step('a killed server is told at once, and gets everything when it is back', async () => {
    await heddle.kill()
    await expect(status(again)).toHaveText(OFFLINE)
    await expect(status(bob)).toHaveText(OFFLINE)
    await typeOnCanvas(again, 'Written offline', 'Written without a server')
    await typeOnCanvas(bob, 'Typed before the end', 'By Bob, without a server')
    await heddle.restart()
    await waitForSaved(again)
    await waitForSaved(bob)
    for (const window of [again, bob]) {
      await expect(onCanvas(window, 'Written without a server')).toBeVisible()
      await expect(onCanvas(window, 'By Bob, without a server')).toBeVisible()
    }
    await bob.reload()
    await waitForEditor(bob)
    await expectTree(bob, ['Section', '  Container', '    Written without a server', '    By Bob, without a server'])
  })

  expect([...errors, ...againErrors, ...bobErrors].filter((text) => !isOfNetwork(text))).toEqual([])
})
