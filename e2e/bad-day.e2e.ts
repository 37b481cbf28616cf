import type { Browser, Page } from '@playwright/test'
import { expect, test, type Heddle } from './heddle.ts'
import { shownOn, textsOf } from './texts-of.ts'
import { leave, publishTemplate, visit, type Visitor } from './visitor.ts'

/** The orders desk, published, and somebody who is about to open it. */
async function desk(page: Page, heddle: Heddle, browser: Browser): Promise<Visitor & { readonly url: string }> {
  const url = await publishTemplate(page, heddle, 'orders-desk')
  return { ...(await visit(browser)), url }
}

const search = (site: Page) => site.getByRole('searchbox', { name: 'Search orders' })
const rows = (site: Page) => site.locator('[data-order="row"]')
/** What the runtime says by itself; its regions stand outside of the body. */
const told = (site: Page) => site.locator('html > [role=status]').filter({ hasText: /./ })

/** Keeps the site's scripts on their way until the function it gives is called. */
async function holdScripts(site: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await site.route('**/chunks/**', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('an extension that alters the page takes no text from it, even when its data cannot be had', async ({
  page,
  heddle,
  browser,
}) => {
  const visitor = await desk(page, heddle, browser)
  const { page: site, url } = visitor
  await site.route('**/data/*.json*', (route) => route.abort())
  await site.addInitScript(() => {
    // As soon as the page's first section stands there, and before its script runs.
    const observer = new MutationObserver(() => {
      if (!document.getElementById('heddle-data')) return
      observer.disconnect()
      for (const section of document.body.children)
        if (!section.matches('script')) section.prepend(Object.assign(document.createElement('div'), { className: 'stranger' }))
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await site.goto(url)
  // It came alive: what is typed narrows the list.
  await search(site).fill('oslo')
  await expect(site).toHaveURL(/q=oslo/)
  await search(site).fill('')
  await expect(site.getByText(/^500 orders, €/)).toBeVisible()
  const shown = await shownOn(site)
  // The visit is counted anew in every browser; all else is as it was drawn.
  for (const text of await textsOf(site, url)) expect(shown).toContain(text.replace(/^Visit 0$/, 'Visit 1'))
  await leave(visitor)
})

test('rows or code that do not come leave what the server drew, and come when they can', async ({ page, heddle, browser }) => {
  const visitor = await desk(page, heddle, browser)
  const { page: site, url } = visitor
  const lacking = [/\/collections\/.*\.json/, /\/chunks\/(functions-|collections-|text-)/]
  for (const [at, pattern] of lacking.entries()) {
    let isRefused = true
    await site.route(pattern, (route) => (isRefused ? route.abort() : route.continue()))
    await site.goto(`${url}?at=${at}`)
    await expect(told(site)).toHaveText('Parts of this page could not be loaded. Trying again…')
    await expect(rows(site)).toHaveCount(10)
    await expect(site.getByText(/^500 orders, €/)).toBeVisible()
    isRefused = false
    await site.evaluate(() => dispatchEvent(new Event('online')))
    await expect(told(site)).toHaveCount(0)
    await search(site).fill('oslo')
    await expect(site).toHaveURL(/q=oslo/)
    await site.unroute(pattern)
  }
  await leave(visitor)
})

test('while its script is on the way, a page’s links and controls work, and what was typed stays', async ({
  page,
  heddle,
  browser,
}) => {
  const visitor = await desk(page, heddle, browser)
  const { page: site, url, documents } = visitor
  const letScriptsCome = await holdScripts(site)
  await site.goto(url, { waitUntil: 'commit' })
  await site.getByRole('link', { name: 'Journal' }).click()
  await expect(site.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
  expect(documents.length).toBeGreaterThan(1)
  // Not by the way back: there Chromium puts the choices of the former visit into lists once it has the whole page.
  await site.goto(url, { waitUntil: 'commit' })
  await leaveTraces(site)
  letScriptsCome()
  await expectTraces(site)
  await leave(visitor)
})

test('what was typed and chosen stays though an extension alters the page before its script comes', async ({
  page,
  heddle,
  browser,
}) => {
  const visitor = await desk(page, heddle, browser)
  const { page: site, url } = visitor
  const letScriptsCome = await holdScripts(site)
  await site.goto(`${url}?q=rome`, { waitUntil: 'commit' })
  await leaveTraces(site)
  await site.evaluate(() => document.querySelector('body > :not(script)')?.prepend(document.createElement('div')))
  letScriptsCome()
  await expectTraces(site)
  await leave(visitor)
})

const state = (site: Page) => site.getByRole('combobox', { name: 'State' })

/** Uses the controls of a page as it came: its own values have not come yet. */
async function leaveTraces(site: Page): Promise<void> {
  await state(site).selectOption('sent')
  await search(site).fill('oslo')
  await search(site).evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3))
}

/** They are not only kept: the page follows them as if they had been typed and chosen now. */
async function expectTraces(site: Page): Promise<void> {
  await expect(site).toHaveURL(/q=oslo/)
  await expect(search(site)).toHaveValue('oslo')
  await expect(search(site)).toBeFocused()
  expect(await search(site).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])).toEqual([1, 3])
  await expect(state(site).locator('option:checked')).toHaveText('sent', { ignoreCase: true })
  await expect(site.getByText(/^500 orders/)).toHaveCount(0)
  for (const row of await rows(site).all()) {
    await expect(row).toContainText('Oslo')
    await expect(row).toContainText('sent')
  }
}

test('what is pressed on a slow line before the page is alive is answered when it is, in order', async ({
  page,
  heddle,
  browser,
}) => {
  const visitor = await desk(page, heddle, browser)
  const { page: site, url, errors } = visitor
  const letScriptsCome = await holdScripts(site)
  await site.goto(url, { waitUntil: 'commit' })
  const more = site.getByRole('button', { name: 'More parcels' })
  const counts = site.locator('[data-count="value"]')
  await more.click()
  await more.click()
  await site.getByRole('button', { name: 'More pallets' }).click()
  const pages = site.getByRole('navigation', { name: 'Pages of orders' })
  await pages.getByRole('button', { name: '50' }).click()
  await expect(counts).toHaveText(['0', '0'])
  letScriptsCome()
  await expect(counts).toHaveText(['2', '1'])
  await expect(pages.locator('[aria-current="page"]')).toHaveText('50')
  await more.click()
  await expect(counts).toHaveText(['3', '1'])
  expect(errors).toEqual([])
  await leave(visitor)
})

test('a page that comes on show is announced and has the focus; without a connection the one before stays', async ({
  page,
  heddle,
  browser,
}) => {
  const visitor = await desk(page, heddle, browser)
  const { page: site, url, documents } = visitor
  await site.goto(url)
  await search(site).fill('novak')
  await expect(site).toHaveURL(/q=novak/)
  await site.context().setOffline(true)
  await site.getByRole('link', { name: 'Journal' }).click()
  await expect(told(site)).toHaveText('That page cannot be reached. Check your connection.')
  await expect(search(site)).toHaveValue('novak')
  await expect(site).toHaveURL(/q=novak/)
  await site.context().setOffline(false)
  await expect(told(site)).toHaveCount(0)
  await site.getByRole('link', { name: 'Journal' }).press('Enter')
  await expect(site.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
  await expect(told(site)).toHaveText(await site.title())
  const focused = () => site.evaluate(() => document.activeElement?.matches('main, h1'))
  await expect.poll(focused).toBe(true)
  // The branding link comes last.
  await site.getByRole('link', { name: /Made with/ }).focus()
  expect(
    await site.evaluate(() =>
      [...document.querySelectorAll('a[href], button, input')].at(-1)?.isSameNode(document.activeElement),
    ),
  ).toBe(true)
  await site.goBack()
  await expect(search(site)).toHaveValue('novak')
  await expect(site.getByRole('link', { name: 'Journal' })).toBeFocused()
  expect(documents).toHaveLength(1)
  await leave(visitor)
})
