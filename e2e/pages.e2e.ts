import type { Locator, Page } from '@playwright/test'
import {
  addElement,
  canvasArea,
  onCanvas,
  openPanel,
  publish,
  selectInNavigator,
  setSetting,
  typeOnCanvas,
  waitForEditor,
  startProject,
} from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { ask, leave, visit } from './visitor.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Panel' })
/** A page in the Pages panel by its name, whatever its path. */
const pageRow = (page: Page, name: string) => panel(page).getByRole('button', { name: new RegExp(`^Open ${name}( /|$)`) })
const settings = (page: Page) => page.getByRole('complementary', { name: 'Inspector' })

async function set(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.press(/textarea/i.test(await field.evaluate((element) => element.tagName)) ? 'Control+Enter' : 'Enter')
}

/** Makes a page in the Pages panel and names it. */
async function newPage(page: Page, name: string, path?: string): Promise<void> {
  await openPanel(page, 'Pages')
  await panel(page).getByRole('button', { name: 'New page' }).click()
  await set(panel(page).getByLabel('Name'), name)
  if (path !== undefined) await set(panel(page).getByLabel('Path'), path)
  await panel(page).getByRole('button', { name: 'Done' }).click()
  await expect(pageRow(page, name)).toHaveAttribute('aria-current', 'page')
}

async function openPage(page: Page, name: string): Promise<void> {
  await openPanel(page, 'Pages')
  await pageRow(page, name).click()
  await expect(pageRow(page, name)).toHaveAttribute('aria-current', 'page')
}

/** Adds a redirect in the Settings panel; `to` is a page by its name, or an address. */
async function addRedirect(page: Page, from: string, to: string | { readonly address: string }): Promise<void> {
  await panel(page).getByRole('button', { name: 'Add a redirect', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a redirect' })
  await dialog.getByRole('textbox', { name: 'From the path' }).fill(from)
  if (typeof to === 'string') {
    await dialog.getByRole('button', { name: /Page/ }).click()
    await page.getByRole('option', { name: to, exact: true }).click()
  } else {
    await dialog.getByText('Address', { exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Address' }).fill(to.address)
  }
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(panel(page).getByRole('button', { name: `Delete the redirect of /${from}` })).toBeVisible()
}

async function actOn(page: Page, name: string, action: string): Promise<void> {
  await openPanel(page, 'Pages')
  await panel(page)
    .getByRole('button', { name: `Actions for ${name}`, exact: true })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('pages are made, named, linked and deleted; visitors find each by its path', async ({ page, heddle, browser }) => {
  const errors = collectErrors(page)
  await startProject(page, heddle, { template: 'empty', name: 'Lake' })

  await test.step('a home page with two links', async () => {
    await addElement(page, 'Section')
    await addElement(page, 'Text')
    await typeOnCanvas(page, 'New text', 'About us')
    await addElement(page, 'Button')
    await typeOnCanvas(page, 'Button', 'Contact')
  })

  await test.step('new pages, whose paths follow their names', async () => {
    await newPage(page, 'About')
    await expect(pageRow(page, 'About')).toContainText('/about')
    await expect(settings(page).getByLabel('Title in en', { exact: true })).toHaveValue('About')
    await expect(canvasArea(page)).toContainText('About/about')
    await expect(page.getByText('This page is empty').first()).toBeVisible()
    await addElement(page, 'Text')
    await typeOnCanvas(page, 'New text', 'We love the lake')
    await newPage(page, 'Contact', 'company/contact')
    await addElement(page, 'Text')
    await typeOnCanvas(page, 'New text', 'Write to us')
    await newPage(page, 'Lost', '404')
    await addElement(page, 'Text')
    await typeOnCanvas(page, 'New text', 'Lost in the fog')
    await newPage(page, 'Draft')
  })

  await test.step('a path that is taken or illegal is refused under its field', async () => {
    await actOn(page, 'Draft', 'Rename, change the path')
    const path = panel(page).getByLabel('Path')
    await set(path, 'about')
    await expect(path).toHaveAccessibleDescription(/about.*(About|already|taken|used)/i)
    await set(path, 'company/contact')
    await expect(path).toHaveAccessibleDescription(/contact/)
    await set(path, 'no spaces?')
    await expect(path).toHaveAccessibleDescription(/\S/)
    await page.screenshot({ path: test.info().outputPath('path.png') })
    await expect(path).toHaveValue('no spaces?')
    await path.press('Escape')
    await expect(path).toHaveValue('draft')
    await expect(path).toHaveAccessibleDescription('')
    await set(path, '../up')
    await expect(path).toHaveAccessibleDescription(/\S/)
    await set(path, 'api')
    await set(panel(page).getByLabel('Name'), ' ')
    await expect(panel(page).getByLabel('Name')).toHaveAccessibleDescription(/name/i)
    await panel(page).getByRole('button', { name: 'Done' }).click()
  })

  await test.step('links between pages', async () => {
    await openPage(page, 'Home')
    await selectInNavigator(page, 'About us')
    await setSetting(page, 'Link: Leads to', 'Page')
    await setSetting(page, 'Link: Page', 'About')
    await selectInNavigator(page, 'Contact')
    await setSetting(page, 'Link: Leads to', 'Page')
    await setSetting(page, 'Link: Page', 'Contact')
  })

  await test.step('one section stands on two pages: put there, changed once, with an anchor of its own', async () => {
    await openPage(page, 'Home')
    await addElement(page, 'Section')
    await addElement(page, 'Text')
    await typeOnCanvas(page, 'New text', 'Open daily')
    await selectInNavigator(page, 'Section', { nth: 1 })
    await page.keyboard.press('Control+K')
    await page.keyboard.type('use on other pages')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText(/^Section is a linked section now/)).toBeVisible()
    await openPage(page, 'About')
    await openPanel(page, 'Add')
    await panel(page).getByRole('button', { name: 'Section Home' }).click()
    await expect(onCanvas(page, 'Open daily')).toBeVisible()
    await setSetting(page, 'Anchor: Anchor', 'Opening hours')
    await expect(settings(page).getByText('Links lead here by #opening_hours.')).toBeVisible()
    await settings(page).getByRole('region', { name: 'Linked section' }).getByRole('button', { name: 'Edit' }).click()
    await typeOnCanvas(page, 'Open daily', 'Open in summer')
    await page.getByRole('button', { name: /^Done/ }).click()
    await openPage(page, 'Home')
    await expect(onCanvas(page, 'Open in summer')).toBeVisible()
  })

  await test.step('title and description', async () => {
    await openPage(page, 'About')
    await set(settings(page).getByLabel('Title in en', { exact: true }), 'About the lake')
    await set(settings(page).getByLabel('Description in en', { exact: true }), 'Who we are & what we do <here>')
    await set(settings(page).getByLabel('Social title in en', { exact: true }), 'The lake people')
    await page.screenshot({ path: test.info().outputPath('page-settings.png') })
  })

  await test.step('a page is deleted, comes back by undo, and goes again', async () => {
    await actOn(page, 'Draft', 'Delete')
    await expect(pageRow(page, 'Draft')).toBeHidden()
    await page.keyboard.press('Control+Z')
    await expect(pageRow(page, 'Draft')).toBeVisible()
    await page.keyboard.press('Control+Shift+Z')
    await expect(pageRow(page, 'Draft')).toBeHidden()
    await actOn(page, 'About', 'Duplicate')
    await actOn(page, 'About 2', 'Delete')
    await openPage(page, 'Lost')
    await page.reload()
    await waitForEditor(page)
    await expect(onCanvas(page, 'Lost in the fog')).toBeVisible()
    await expect(panel(page).getByRole('button', { name: /^Open / })).toHaveText([/Home/, /About/, /Contact/, /Lost/])
  })

  const url = await publish(page)
  await test.step('the visitor walks the site', async () => {
    const visitor = await visit(browser)
    await visitor.page.goto(url)
    await expect(visitor.page).toHaveTitle('Home')
    await visitor.page.getByRole('link', { name: 'About us' }).click()
    await expect(visitor.page).toHaveURL(new URL('/about', url).href)
    await expect(visitor.page).toHaveTitle('About the lake')
    await expect(visitor.page.locator('meta[name="description"]')).toHaveAttribute('content', 'Who we are & what we do <here>')
    await expect(visitor.page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'The lake people')
    await expect(visitor.page.getByText('We love the lake')).toBeVisible()
    await expect(visitor.page.locator('section#opening_hours')).toHaveText('Open in summer')
    await visitor.page.goBack()
    await expect(visitor.page.locator('section').last()).toHaveText('Open in summer')
    await visitor.page.getByRole('link', { name: 'Contact' }).click()
    await expect(visitor.page).toHaveURL(new URL('/company/contact', url).href)
    await expect(visitor.page.getByText('Write to us')).toBeVisible()
    expect(visitor.errors).toEqual([])
    await visitor.page.goto(new URL('/nowhere', url).href)
    await expect(visitor.page.getByText('Lost in the fog')).toBeVisible()
    expect((await ask(new URL('/nowhere', url).href)).status).toBe(404)
    expect((await ask(new URL('/draft', url).href)).status).toBe(404)
  })

  await test.step('the site moves below a base path, and old addresses lead on', async () => {
    await openPanel(page, 'Settings')
    const path = panel(page).getByLabel('Base path', { exact: true })
    await set(path, '/a b/')
    await expect(path).toHaveAccessibleDescription(/base path/i)
    await set(path, 'lakes')
    await addRedirect(page, 'old/us', 'About')
    await addRedirect(page, 'gone', { address: 'https://example.org/gone' })
  })
  await publish(page)
  await test.step('the visitor walks below it, by links, by hand and by addresses of before', async () => {
    const visitor = await visit(browser)
    const at = (rest: string): string => new URL(`/lakes${rest}`, url).href
    await visitor.page.goto(url)
    await expect(visitor.page).toHaveURL(at('/'))
    await visitor.page.getByRole('link', { name: 'About us' }).click()
    await expect(visitor.page).toHaveURL(at('/about'))
    await expect(visitor.page.getByText('We love the lake')).toBeVisible()
    await visitor.page.reload()
    await visitor.page.goBack()
    await visitor.page.getByRole('link', { name: 'Contact' }).click()
    await expect(visitor.page).toHaveURL(at('/company/contact'))
    expect(visitor.documents.filter((document) => document !== '/' && !document.startsWith('/lakes/'))).toEqual([])
    await visitor.page.goto(at('/old/us?from=letter'))
    await expect(visitor.page).toHaveURL(at('/about?from=letter'))
    expect(visitor.errors).toEqual([])
    await leave(visitor)
    const answers = await Promise.all(['/old/us', '/gone', '/nowhere'].map((rest) => ask(at(rest))))
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
      [301, '/lakes/about'],
      [301, 'https://example.org/gone'],
      [404, undefined],
    ])
    expect((await ask(new URL('/about', url).href)).status).toBe(404)
  })
  expect(errors).toEqual([])
})
