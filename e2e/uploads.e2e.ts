import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { OWNER } from './builder.ts'
import { expect, test, type Heddle } from './heddle.ts'
import { publishPushed, pushedProject } from './pushed-project.ts'
import { ROOT } from '../scripts/run.mjs'
import { uploadRecords } from './upload-records.ts'
import { leave, visit } from './visitor.ts'

// Each begins with nobody's account: it signs up.
test.use({ hasOwnServer: true })

const lake = join(ROOT, 'e2e/fixtures/lake.png')
const picture = { name: 'Lake & “sky” (1).png', mimeType: 'image/png' }
const vector = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="ran"</script></svg>'),
}

async function publishUploads(page: Page, heddle: Heddle): Promise<string> {
  const context = page.context()
  await context.request.post(`${heddle.url}/api/sign-up`, { data: OWNER, headers: { origin: heddle.url } })
  const { id, slug } = await pushedProject(context, heddle, 'Letters', uploadRecords)
  await publishPushed(context, heddle, id)
  return heddle.siteUrl(slug)
}

test('a visitor uploads files of a published form, and sees how far each is', async ({ page, heddle, browser }) => {
  const url = await publishUploads(page, heddle)
  const visitor = await visit(browser)
  await visitor.page.goto(url)
  const drop = visitor.page.getByLabel('Letters')
  // The second file waits until the first was looked at on its way.
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let puts = 0
  await visitor.page.route('**/ww/user-files/*', async (route: Route) => {
    if (route.request().method() === 'PUT' && ++puts === 2) await held
    await route.continue()
  })
  await drop.setInputFiles([{ ...picture, buffer: await readFile(lake) }, vector])
  await expect(visitor.page.getByRole('progressbar', { name: picture.name })).toHaveJSProperty('value', 100)
  await expect(visitor.page.getByRole('progressbar', { name: vector.name })).not.toHaveJSProperty('value', 100)
  letGo()
  await expect(visitor.page.getByRole('progressbar', { name: vector.name })).toHaveJSProperty('value', 100)
  const image = visitor.page.getByRole('img', { name: 'Your picture' })
  await expect(image).toBeVisible()
  expect(await image.evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth))).toBeGreaterThan(
    0,
  )
  const told = await visitor.page.getByText('/ww/user-files/').innerText()
  const [pictureUrl = '', vectorUrl = ''] = told.split(' ')
  expect(decodeURIComponent(pictureUrl)).toMatch(/\/Lake____sky___1_\.png$/)

  // Opened by itself a vector picture is saved, and runs nothing.
  const download = visitor.page.waitForEvent('download')
  await visitor.page.goto(vectorUrl).catch(() => undefined)
  expect((await download).suggestedFilename()).toBe('logo.svg')
  expect(await visitor.page.title()).not.toBe('ran')
  expect(visitor.errors).toEqual([])
  await leave(visitor)
})

test('what the server refuses is told, and the file is no longer on its way', async ({ page, heddle, browser }) => {
  const url = await publishUploads(page, heddle)
  const visitor = await visit(browser, { viewport: { width: 390, height: 800 } })
  await visitor.page.route('**/ww/designs/**', (route) =>
    route.fulfill({ status: 507, json: { error: { code: 'no-room', message: 'There is no room left.' } } }),
  )
  await visitor.page.goto(url)
  await visitor.page.getByLabel('Letters').setInputFiles([vector])
  await expect(visitor.page.getByText('There is no room left.')).toBeVisible()
  await expect(visitor.page.getByRole('progressbar')).toHaveCount(0)
  await leave(visitor)
})
