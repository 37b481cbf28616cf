import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../scripts/run.mjs'
import { addElement, OWNER, publish, typeOnCanvas, waitForEditor } from './builder.ts'
import { collectErrors, expect, startHeddle, test } from './heddle.ts'
import { ask, leave, visit } from './visitor.ts'

// Data folders as Heddle of that day left them: an owner, the sample site, published once, a picture and a secret.
const KEPT = join(ROOT, 'fixtures', 'data')

for (const day of readdirSync(KEPT)) {
  test(`a data folder of ${day}: the site is there at once, its owner signs in, goes on and publishes`, async ({
    page,
    browser,
  }) => {
    const heddle = await startHeddle({ from: join(KEPT, day) })
    const site = heddle.siteUrl('northern-trail')
    const errors = collectErrors(page)
    const visitor = await visit(browser)
    try {
      const before = (await ask(site)).body.toString('utf8')
      await test.step('visitors get the release of then, alive and without a word in the console', async () => {
        await visitor.page.goto(site)
        await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
        await visitor.page.goto(new URL('/test', site).href)
        await expect.poll(() => visitor.scripts.length).toBeGreaterThan(0)
        expect(visitor.errors).toEqual([])
      })
      await test.step('the owner signs in with the password of then and adds a text', async () => {
        await page.goto(heddle.url)
        await page.getByLabel('E-mail').fill(OWNER.email)
        await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
        await page.getByLabel('Password', { exact: true }).press('Enter')
        await page.getByRole('link', { name: 'Northern trail' }).click()
        await waitForEditor(page)
        await addElement(page, 'Text')
        await typeOnCanvas(page, 'New text', 'Written years later')
      })
      const address = await publish(page)
      await test.step('what is published is the site with the text; the release of then can be shown again', async () => {
        await visitor.page.goto(address)
        await expect(visitor.page.getByText('Written years later')).toBeVisible()
        expect(visitor.errors).toEqual([])
      })
      await test.step('the release of then can be shown again, to the letter', async () => {
        await page.getByRole('button', { name: 'Publish', exact: true }).click()
        const dialog = page.getByRole('dialog', { name: 'Publish' })
        await dialog.getByRole('button', { name: 'Go back to this one' }).click()
        await dialog.getByRole('button', { name: 'Show to visitors' }).click()
        await expect.poll(async () => (await ask(site)).body.toString('utf8')).toBe(before)
      })
      expect(errors).toEqual([])
    } finally {
      await leave(visitor)
      await heddle.dispose()
    }
  })
}
