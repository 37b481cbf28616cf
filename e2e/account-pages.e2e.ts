import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { blankPage, type DocumentRecord } from '@heddle/document'
import { withAccountPages } from './account-records.ts'
import { findTrouble } from './axe.ts'
import { OWNER } from './builder.ts'
import { expect, test, type Heddle } from './heddle.ts'
import { idOf, type Home } from './push-records.ts'
import { publishPushed, pushedProject } from './pushed-project.ts'
import { leave, visit } from './visitor.ts'

test.use({ hasOwnServer: true })

const DOOR = idOf('door')
const ANN = { name: 'Ann', email: 'ann@example.org', password: 'a long secret', goTo: '', language: 'en' }

/** A site in English and Arabic that follows the device. Its one dark colour is used by no page of accounts. */
function clubRecords({ homePageId, site }: Home): readonly DocumentRecord[] {
  const ink = { value: '#14181f', darkValue: '#edf0f5' }
  return withAccountPages(
    [
      {
        ...site,
        languages: { en: { index: 'a0', isDefault: true }, ar: { index: 'a1', isDefault: false } },
        defaultTheme: 'system',
      },
      blankPage(homePageId, 'Home', 'home', 'a0', ['en', 'ar']),
      { id: idOf('ink'), kind: 'token', type: 'color', folder: '', index: 'a0', name: 'ink', ...ink },
      { id: DOOR, kind: 'plugin', index: 'a0', name: 'Accounts', namespace: 'site-accounts', settings: { publicData: {} } },
    ],
    DOOR,
  )
}

async function publishClub(browser: Browser, heddle: Heddle): Promise<string> {
  const context = await browser.newContext()
  await context.request.post(`${heddle.url}/api/sign-up`, { data: OWNER, headers: { origin: heddle.url } })
  const { id, slug } = await pushedProject(context, heddle, 'Club', clubRecords)
  await publishPushed(context, heddle, id)
  await context.close()
  return heddle.siteUrl(slug, '')
}

/** How light the ground of a page is, from 0 to 255. */
const lightOf = (page: Page): Promise<number> =>
  page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } }).then(async (picture) =>
    page.evaluate(
      async (bytes) => {
        const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
        const context = new OffscreenCanvas(1, 1).getContext('2d')
        context?.drawImage(bitmap, 0, 0)
        return context?.getImageData(0, 0, 1, 1).data[0] ?? -1
      },
      [...picture],
    ),
  )

test('pages of accounts follow the theme of their site, and axe finds nothing on them', async ({ browser, heddle }) => {
  const url = await publishClub(browser, heddle)
  const looks: readonly BrowserContextOptions[] = [
    { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
    { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  ]
  for (const [at, look] of looks.entries()) {
    const { colorScheme } = look
    const visitor = await visit(browser, { ...look, reducedMotion: 'reduce' })
    const { page } = visitor
    const isWell = async (name: string) => {
      // axe takes a ground that the browser gives for white.
      await page.evaluate(() => void (document.documentElement.style.background = 'Canvas'))
      expect.soft(await findTrouble(page), `${name}, ${colorScheme}`).toEqual([])
      expect.soft((await lightOf(page)) < 128, `${name}, ${colorScheme}`).toBe(colorScheme === 'dark')
      await page.screenshot({ path: test.info().outputPath(`${name}-${colorScheme}.png`), fullPage: true })
    }
    await test.step(`${colorScheme}: refusals and codes`, async () => {
      await page.goto(`${url}/sign-in`)
      await page.getByLabel('E-mail').fill(ANN.email)
      await page.getByLabel('Password', { exact: true }).fill('a guess')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByRole('alert')).toContainText('is not right')
      await isWell('sign-in')
      await page.goto(`${url}/sign-in-by-code`)
      await page.getByLabel('E-mail').fill(ANN.email)
      await page.getByRole('button', { name: 'Send the code' }).click()
      await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
      await isWell('code')
    })
    await test.step(`${colorScheme}: one’s own account`, async () => {
      await page.goto(`${url}/sign-up`)
      await isWell('sign-up')
      await page.getByLabel('Name').fill(ANN.name)
      await page.getByLabel('E-mail').fill(`${at}${ANN.email}`)
      await page.getByLabel('Password', { exact: true }).fill(ANN.password)
      await page.getByRole('button', { name: 'Create the account' }).click()
      await expect(page).toHaveURL(`${url}/`)
      await page.goto(`${url}/account`)
      await expect(page.getByRole('form', { name: 'Name', exact: true }).getByLabel('Name')).toHaveValue(ANN.name)
      await isWell('account')
    })
    expect(visitor.errors.filter((text) => !/status of 401/.test(text))).toEqual([])
    await leave(visitor)
  }

  await test.step('from right to left a refusal in English is read from left to right', async () => {
    const visitor = await visit(browser)
    const { page } = visitor
    await page.goto(`${url}/ar/sign-in`)
    await page.locator('input[type=email]').fill(ANN.email)
    await page.locator('input[type=password]').fill('a guess')
    await page.locator('button[type=submit]').click()
    await expect(page.getByRole('alert')).toHaveCSS('direction', 'ltr')
    await expect(page.locator('h1')).toHaveCSS('direction', 'rtl')
    await page.screenshot({ path: test.info().outputPath('arabic.png') })
    await leave(visitor)
  })

  await test.step('in forced colours the focus of a code lies around the cell where one types', async () => {
    const visitor = await visit(browser, { forcedColors: 'active', viewport: { width: 390, height: 600 } })
    const { page } = visitor
    await page.goto(`${url}/sign-in-by-code`)
    await page.getByLabel('E-mail').fill(ANN.email)
    await page.getByRole('button', { name: 'Send the code' }).click()
    const field = page.getByLabel('Code', { exact: true })
    await expect(field).toBeFocused()
    await page.keyboard.type('12')
    // Text fields of the page have an edge then; that of a code are its cells.
    await expect(field).toHaveCSS('border-top-width', '0px')
    await expect(field.locator('xpath=../span[@data-state="active"]')).toHaveCSS('outline-width', '2px')
    await page.screenshot({ path: test.info().outputPath('forced.png') })
    await leave(visitor)
  })
})
