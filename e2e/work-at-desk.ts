import { test, type Browser, type Locator, type Page } from '@playwright/test'
import { expect } from './heddle.ts'
import { ask, leave, visit } from './visitor.ts'

const orders = (site: Page): Locator => site.locator('[data-order="row"]')
const firstOrder = (site: Page): Locator => orders(site).first().locator('span').first()
const card = (site: Page, title: string): Locator =>
  site
    .locator('div')
    .filter({ has: site.getByRole('heading', { name: title, level: 2, exact: true }) })
    .last()

/** Somebody works at a published orders desk: searches, sorts, counts, finishes, sends, and comes back. */
export async function workAtDesk(browser: Browser, url: string): Promise<void> {
  const visitor = await visit(browser)
  const site = visitor.page

  await test.step('the page is complete before any script runs', async () => {
    const { body } = await ask(url)
    expect(body.toString('utf8').match(/data-order="row"/g)).toHaveLength(10)
    await site.goto(url)
    await expect(orders(site)).toHaveCount(10)
    await expect(site.getByText(/^500 orders, €/)).toBeVisible()
    await expect(card(site, 'Note').getByText('Visit 1')).toBeVisible()
  })

  await test.step('search narrows the list and stands in the address', async () => {
    await site.getByRole('searchbox', { name: 'Search orders' }).fill('oslo')
    await expect(site).toHaveURL(/\?q=oslo$/)
    await expect(orders(site).first()).toContainText('Oslo')
    await expect(site.getByText(/^500 orders/)).toHaveCount(0)
    for (const row of await orders(site).all()) await expect(row).toContainText('Oslo')
  })

  await test.step('a state and only what is late narrow it further, and nothing fits in the end', async () => {
    await site.getByRole('combobox', { name: 'State' }).selectOption('sent')
    for (const row of await orders(site).all()) await expect(row).toContainText('sent')
    await site.getByRole('button', { name: 'Only late ones' }).click()
    await expect(site.getByText('No order fits. Take a filter away.')).toBeVisible()
    await expect(orders(site)).toHaveCount(0)
    await site.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(site.getByText(/^500 orders/)).toBeVisible()
    await expect(site).toHaveURL(/\/$/)
    await expect(site.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('')
    await expect(site.getByRole('combobox', { name: 'State' }).locator('option:checked')).toHaveText('Any state')
  })

  await test.step('pages lead through the list, with pointer and keyboard', async () => {
    const pages = site.getByRole('navigation', { name: 'Pages of orders' })
    const before = await firstOrder(site).textContent()
    await pages.getByRole('button', { name: 'Next page' }).click()
    await expect(pages.locator('[aria-current="page"]')).toHaveText('2')
    await expect(firstOrder(site)).not.toHaveText(before ?? '')
    await pages.getByRole('button', { name: '50' }).press('Enter')
    await expect(pages.locator('[aria-current="page"]')).toHaveText('50')
    await pages.getByRole('button', { name: '1', exact: true }).click()
    await expect(firstOrder(site)).toHaveText(before ?? '')
    const cities = site.locator('[data-city="row"]')
    await expect(cities).toHaveCount(4)
    await site.getByRole('navigation', { name: 'Pages of cities' }).getByRole('button', { name: '3' }).click()
    await expect(cities).toHaveCount(1)
  })

  await test.step('sorting turns around with a second press', async () => {
    const total = site.getByRole('button', { name: /^Total/ })
    await total.click()
    await expect(total).toHaveText('Total ↓')
    const largest = await orders(site).first().textContent()
    await total.click()
    await expect(total).toHaveText('Total ↑')
    await expect(orders(site).first()).not.toHaveText(largest ?? '')
  })

  await test.step('a loop in a loop counts pieces; a row is done where it stands', async () => {
    await card(site, 'What is late').getByRole('button', { name: 'Count' }).click()
    await expect(card(site, 'What is late')).toContainText(/[1-9]\d* orders with [1-9]\d* pieces/)
    const row = orders(site)
      .filter({ has: site.getByRole('button', { name: 'Done' }) })
      .first()
    const number = await row.locator('span').first().textContent()
    const same = orders(site).filter({ hasText: number ?? '' })
    await same.getByRole('button', { name: 'Done' }).click()
    await expect(same).toContainText('done')
    await expect(same.getByRole('button', { name: 'Done' })).toHaveCount(0)
  })

  await test.step('the orders are a table with headings, of which the sorted one says so', async () => {
    const table = site.getByRole('table', { name: 'Orders' })
    await expect(table.getByRole('columnheader')).toHaveText(['Number', 'Customer', 'City', 'Date', /^Total/, 'State', 'Step'])
    await expect(table.locator('[aria-sort]')).toHaveText('Total ↑')
    await expect(table.locator('[aria-sort]')).toHaveAttribute('aria-sort', 'ascending')
    await expect(table.getByRole('rowheader')).toHaveCount(10)
    await expect(table.locator('thead tr, tbody tr')).toHaveCount(11)
  })

  await test.step('done with the keyboard: the focus goes on to the next order, and at last to the heading', async () => {
    await site.getByRole('searchbox', { name: 'Search orders' }).fill('hugo')
    await expect(site).toHaveURL(/q=hugo/)
    await site.getByRole('combobox', { name: 'State' }).selectOption('sent')
    const done = site.getByRole('table', { name: 'Orders' }).getByRole('button', { name: 'Done' })
    await expect(orders(site).first()).toContainText('Hugo')
    await done.first().focus()
    for (let left = await done.count(); left > 0; left -= 1) {
      await expect(done).toHaveCount(left)
      await expect(done.first()).toBeFocused()
      await site.keyboard.press('Enter')
    }
    await expect(done).toHaveCount(0)
    await expect(site.locator('caption')).toBeFocused()
    await site.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(site.getByText(/^500 orders/)).toBeVisible()
  })

  await test.step('two counters of one component count apart, and tell the page what they cost', async () => {
    const shipping = card(site, 'Shipping')
    const counts = shipping.locator('[data-count="value"]')
    await expect(shipping).toContainText('Together €0.00')
    const fewer = shipping.getByRole('button', { name: 'Fewer parcels' })
    await expect(fewer).toBeDisabled()
    // It looks like what it is, and like the other one as soon as it can be pressed.
    await expect(fewer).not.toHaveCSS('opacity', '1')
    await expect(fewer).toHaveCSS('cursor', 'not-allowed')
    await shipping.getByRole('button', { name: 'More parcels' }).click({ clickCount: 2 })
    await shipping.getByRole('button', { name: 'More pallets' }).click()
    await expect(counts).toHaveText(['2', '1'])
    await expect(fewer).toHaveCSS('opacity', '1')
    await expect(shipping).toContainText('Together €97.00')
    await shipping.getByRole('button', { name: 'Fewer pallets' }).press('Enter')
    await expect(counts).toHaveText(['2', '0'])
    await expect(shipping).toContainText('Together €12.00')
    await expect(shipping.locator('[data-counter="row"]').first()).toContainText('Parcels€12.00')
  })

  await test.step('an error on purpose runs the error branch, and the page goes on', async () => {
    const send = card(site, 'Carrier')
    await send.getByRole('button', { name: 'Send what is shown' }).click()
    await expect(send).toContainText('The carrier takes 100 orders at most.')
    await site.getByRole('searchbox', { name: 'Search orders' }).fill('novak')
    await expect(site).toHaveURL(/q=novak/)
    await send.getByRole('button', { name: 'Send what is shown' }).click()
    await expect(send).toContainText('orders are on their way.')
  })

  await test.step('another page and back: what stays stays, what does not begins anew', async () => {
    await site.getByRole('textbox', { name: 'Note for yourself' }).fill('Call Oslo')
    await site.getByRole('link', { name: 'Journal' }).click()
    await expect(site.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
    const entries = site.locator('[data-entry="row"]')
    await expect(entries.first()).toContainText(/orders are on their way\.\s*\d\d:\d\d:\d\d$/)
    await expect(entries.filter({ hasText: /late orders, \d+ pieces/ })).toHaveCount(1)
    await expect(entries.filter({ hasText: 'is done' }).first()).toBeVisible()
    await expect(site.getByText('Note: Call Oslo')).toBeVisible()
    await site.goBack()
    await expect(site).toHaveURL(/q=novak/)
    await expect(site.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('novak')
    await expect(orders(site).first()).toContainText('Novak')
    await site.goForward()
    await expect(site.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
    expect(visitor.documents).toHaveLength(1)
  })

  await test.step('after a reload the browser remembers the note and the visits', async () => {
    await site.goto(`${url}?q=lisbon`)
    await expect(site.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('lisbon')
    await expect(orders(site).first()).toContainText('Lisbon')
    await site.reload()
    await expect(site.getByRole('textbox', { name: 'Note for yourself' })).toHaveValue('Call Oslo')
    await expect(card(site, 'Note').getByText(/^Visit [3-9]$/)).toBeVisible()
    await expect(site.getByRole('button', { name: /^Date/ })).toHaveText('Date ↑')
  })

  expect(visitor.errors).toEqual([])
  await leave(visitor)
}
