import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { onCanvas, openPanel, publish, typeOnCanvas, waitForSaved } from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { ask, leave, publishSample, publishTemplate, visit, watchLayout } from './visitor.ts'

const HOME_TITLE = 'Северная тропа — пешие туры по северу'
const HOME_TEXT = 'Север, который можно пройти пешком'
const PAGE_FIELDS = [
  'cacheVersion',
  'page',
  'sections',
  'wwObjects',
  'collections',
  'variables',
  'formulas',
  'workflows',
  'libraryComponents',
]

test('publishing says that nothing is wrong, how far it is, and where the site is', async ({ page, heddle, browser }) => {
  const errors = collectErrors(page)
  const url = await publishSample(page, heddle)

  await test.step('the dialog lists releases, and no problem that nobody could clear', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    // Three of the sample's four plugins are not here, and nothing of it uses them.
    await expect(dialog.getByText('These do not stop publishing.')).toBeHidden()
    await expect(dialog.getByText('2 pages in 1 language')).toBeVisible()
    await expect(dialog.getByText('Visitors see this', { exact: true })).toBeVisible()
    const progress = await watchProgress(page)
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    await expect(dialog.getByText('Published', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('link', { name: url })).toHaveAttribute('href', url)
    const [first, ...steps] = await progress()
    expect(first).toBe('Starting…')
    // Two pages are done before each step was painted.
    for (const step of steps) expect(step).toMatch(/^(Drawing pages|Compressing|Storing the release) \d+\/\d+$/)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('without JavaScript the page is complete', async () => {
    const visitor = await visit(browser, { javaScriptEnabled: false })
    await visitor.page.goto(url)
    await expect(visitor.page).toHaveTitle(HOME_TITLE)
    await expect(visitor.page.locator('meta[name="description"]')).toHaveAttribute('content', /^Пешие туры по Скандинавии/)
    await expect(visitor.page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(url).href)
    await expect(visitor.page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(visitor.page.getByRole('heading', { level: 1, name: HOME_TEXT })).toHaveCSS('font-size', '60px')
    await expect(visitor.page.getByRole('heading', { level: 1, name: HOME_TEXT })).toHaveCSS('font-weight', '700')
    for (const picture of await visitor.page.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
    await visitor.page.goto(new URL('/test', url).href)
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Здравствуйте, путник!')
    await expect(visitor.page).toHaveTitle('Проверка — Северная тропа')
    expect(visitor.errors).toEqual([])
    await leave(visitor)
  })

  await test.step('a page without anything live asks for no script, and nothing in it moves', async () => {
    for (const width of [1440, 390]) {
      const visitor = await visit(browser, { viewport: { width, height: 844 } })
      const layoutShift = await watchLayout(visitor.page)
      await visitor.page.goto(url)
      await visitor.page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      expect(await layoutShift()).toBe(0)
      expect(visitor.scripts).toEqual([])
      expect(visitor.messages).toEqual([])
      await leave(visitor)
    }
  })

  await test.step('every file has its compressed forms and says how long it may be kept', async () => {
    const plain = await ask(url)
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await ask(url, { 'accept-encoding': encoding })
      expect(packed.headers['content-encoding']).toBe(encoding)
      expect(packed.headers['vary']).toContain('accept-encoding')
      expect(decode(packed.body).equals(plain.body)).toBe(true)
    }
    expect(plain.headers['cache-control']).toBe('no-cache')
    expect(plain.headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
    const again = await ask(url, { 'if-none-match': plain.headers['etag'] ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])

    const live = (await ask(new URL('/test', url).href)).body.toString()
    const files = [...live.matchAll(/(?:src|href)="(\/(?:chunks|styles)\/[^"]+)"/g)].map(([, path]) => path ?? '')
    expect(files.length).toBeGreaterThan(0)
    for (const path of files)
      expect((await ask(new URL(path, url).href)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const icon = await ask(new URL('/icons/mountain.svg', url).href)
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    for (const path of ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'])
      expect((await ask(new URL(path, url).href)).status, path).toBe(200)
  })

  await test.step('an address that leads nowhere goes to /404', async () => {
    const lost = await ask(new URL('/nowhere', url).href)
    expect([lost.status, lost.headers['location']]).toEqual([302, '/404'])
    expect((await ask(new URL('/404', url).href)).status).toBe(404)
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 390],
    ] as const) {
      const visitor = await visit(browser, { viewport: { width, height: 844 } })
      if (colorScheme === 'dark') await visitor.page.addInitScript(() => localStorage.setItem('ww-app-theme', 'dark'))
      await visitor.page.goto(new URL('/nowhere', url).href)
      await expect(visitor.page).toHaveURL(/\/404$/)
      await expect(visitor.page.locator('html')).toHaveAttribute('lang', 'ru')
      await expect(visitor.page.locator('html')).toHaveCSS('color-scheme', colorScheme)
      await visitor.page.screenshot({ path: test.info().outputPath(`not-found-${colorScheme}.png`) })
      const main = visitor.page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
      await main.getByRole('link', { name: 'Перейти на главную' }).click()
      await expect(visitor.page).toHaveURL(url)
      await leave(visitor)
    }
  })

  expect(errors).toEqual([])
})

/** Keeps every line that the progress bar shows, however short. */
async function watchProgress(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle(() => {
    const lines: string[] = []
    new MutationObserver(() => {
      const line = document.querySelector('[role="progressbar"]')?.textContent
      if (line && line !== lines.at(-1)) lines.push(line)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return lines
  })
  return () => seen.jsonValue()
}

test('a live page comes alive without a word, and navigates by itself', async ({ page, heddle, browser }) => {
  const url = await publishTemplate(page, heddle, 'sample')
  const at = (path: string): string => new URL(path, url).href
  const visitor = await visit(browser)
  const site = visitor.page
  const heading = site.getByRole('heading', { level: 1 })
  const layoutShift = await watchLayout(site)
  await site.goto(at('/test'))
  await expect(heading).toHaveText('Здравствуйте, путник!')
  expect(await layoutShift()).toBe(0)
  await site.goto(at('/test?name=Анна'))
  await expect(heading).toHaveText('Здравствуйте, Анна!')
  await expect(site.getByText('В имени букв: 4')).toBeVisible()
  expect(new Set(visitor.scripts).size).toBeGreaterThan(0)
  expect(new Set(visitor.scripts).size).toBeLessThanOrEqual(8)

  await test.step('values of the address follow links on the page, back and forward', async () => {
    await site.getByRole('link', { name: 'Я — Илья' }).click()
    await expect(heading).toHaveText('Здравствуйте, Илья!')
    await site.getByRole('link', { name: 'Забыть имя' }).click()
    await expect(heading).toHaveText('Здравствуйте, путник!')
    await expect(site.getByText(/В имени букв/)).toBeHidden()
    await site.goBack()
    await expect(heading).toHaveText('Здравствуйте, Илья!')
    await site.goBack()
    await expect(heading).toHaveText('Здравствуйте, Анна!')
  })

  await test.step('a link to another page shows it from its data, with its own title and address', async () => {
    const data = site.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/data/'))
    await site.getByRole('contentinfo').getByRole('link', { name: 'Главная' }).click()
    const response = await data
    const { pathname, search } = new URL(response.url())
    expect(pathname).toMatch(/^\/data\/[a-z0-9]{16}\.json$/)
    expect(search).toBe('?wwlang=ru&_wwcv=7')
    const body = (await response.json()) as Record<string, unknown>
    expect(Object.keys(body).toSorted()).toEqual(PAGE_FIELDS.toSorted())
    expect(body['cacheVersion']).toBe(7)
    const packed = await ask(response.url(), { 'accept-encoding': 'br' })
    expect(packed.headers).toMatchObject({
      'content-type': 'application/json',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    })
    expect(body['page']).toMatchObject({ name: 'Home', version: 3, langs: ['ru'], title: { ru: HOME_TITLE } })
    await expect(site.getByRole('heading', { level: 1, name: HOME_TEXT })).toBeVisible()
    await expect(site).toHaveTitle(HOME_TITLE)
    await expect(site).toHaveURL(url)
  })

  await test.step('back and forward', async () => {
    await site.goBack()
    await expect(heading).toHaveText('Здравствуйте, Анна!')
    await expect(site).toHaveTitle('Проверка — Северная тропа')
    await site.goForward()
    await expect(site.getByRole('heading', { level: 1, name: HOME_TEXT })).toBeVisible()
    await site.goBack()
    await expect(heading).toHaveText('Здравствуйте, Анна!')
  })

  await test.step('a link with a section leads to the section, on another page and on the same one', async () => {
    await site.getByRole('contentinfo').getByRole('link', { name: 'Маршруты' }).click()
    await expect(site).toHaveURL(/\/#.+/)
    await expectBelowHeader(site, new URL(site.url()).hash)
    await site.getByRole('banner').getByRole('link', { name: 'О студии' }).click()
    await expectBelowHeader(site, new URL(site.url()).hash)
  })

  expect(visitor.documents.map((path) => decodeURIComponent(path))).toEqual(['/test', '/test?name=Анна'])
  expect(visitor.messages).toEqual([])
  expect(visitor.errors).toEqual([])
})

/** The section begins where the header that stays in sight ends. */
async function expectBelowHeader(page: Page, hash: string): Promise<void> {
  const target = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)
  const gap = async () => {
    const [header, section] = await Promise.all([page.getByRole('banner').boundingBox(), target.boundingBox()])
    return header && section ? section.y - header.y - header.height : Infinity
  }
  await expect.poll(async () => Math.abs(await gap())).toBeLessThan(2)
}

test('the dark theme a visitor chose is there before anything is painted', async ({ page, heddle, browser }) => {
  const url = await publishTemplate(page, heddle, 'sample')
  for (const path of ['/', '/test']) {
    const visitor = await visit(browser)
    await visitor.page.addInitScript(() => {
      localStorage.setItem('ww-app-theme', 'dark')
      new MutationObserver((_, observer) => {
        if (!document.body) return
        Object.assign(window, { wasDark: document.documentElement.classList.contains('ww-app-theme-dark') })
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await visitor.page.goto(new URL(path, url).href)
    expect(await visitor.page.evaluate(() => Reflect.get(window, 'wasDark'))).toBe(true)
    await expect(visitor.page.getByRole('main')).toHaveCSS('background-color', 'rgb(16, 23, 27)')
    expect(visitor.messages).toEqual([])
    await leave(visitor)
  }
})

test('a release replaces the one before in one step, and one click goes back', async ({ page, heddle, browser }) => {
  const errors = collectErrors(page)
  const url = await publishSample(page, heddle)
  const visitor = await visit(browser)
  const heading = visitor.page.getByRole('heading', { level: 1 })

  await typeOnCanvas(page, HOME_TEXT, 'Юг, который можно проплыть')
  await waitForSaved(page)
  await visitor.page.goto(url)
  await expect(heading).toHaveText(HOME_TEXT)

  await test.step('the draft is seen by its signed address only', async () => {
    const draft = url.replace('.localhost', '--preview.localhost')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = await opened
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Юг, который можно проплыть')
    expect(new URL(preview.url()).origin).toBe(new URL(draft).origin)
    expect(new URL(preview.url()).search).toBe('')
    await preview.goto(`${new URL(draft).origin}/test`)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Здравствуйте, путник!')
    await preview.close()
    for (const path of ['/', '/test', '/sitemap.xml', '/?heddle-preview=1.2']) {
      const refused = await ask(new URL(path, draft).href)
      expect(refused.status).toBe(403)
      expect(refused.body.toString()).not.toMatch(/Юг|троп/)
    }
    await visitor.page.reload()
    await expect(heading).toHaveText(HOME_TEXT)
  })

  await test.step('publishing again shows the change', async () => {
    expect(await publish(page)).toBe(url)
    await visitor.page.reload()
    await expect(heading).toHaveText('Юг, который можно проплыть')
  })

  await test.step('an older release is shown again, when who sees more or less was told', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await dialog.getByRole('button', { name: 'Go back to this one' }).click()
    await expect(dialog.getByText('Nobody comes to see more or less than now.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Show to visitors' }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Ada Lovelace' }).last()).toContainText('Visitors see this')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await visitor.page.reload()
    await expect(heading).toHaveText(HOME_TEXT)
    await expect(onCanvas(page, 'Юг, который можно проплыть')).toBeVisible()
  })

  await test.step('a release is looked at on staging, where visitors see nothing of it, and promoted as it is', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await dialog.getByRole('radio', { name: 'Staging' }).click()
    await dialog.getByRole('button', { name: 'Publish to staging' }).click()
    await expect(dialog.getByText('Published to staging')).toBeVisible()
    const staging = await visit(browser)
    await staging.page.goto(url.replace('.', '--staging.'))
    await expect(staging.page.getByRole('heading', { level: 1 })).toHaveText('Юг, который можно проплыть')
    expect(staging.errors).toEqual([])
    await leave(staging)
    await visitor.page.reload()
    await expect(heading).toHaveText(HOME_TEXT)
    await dialog.getByRole('button', { name: 'Promote to visitors' }).click()
    await dialog.getByRole('button', { name: 'Show to visitors' }).click()
    await expect(dialog.getByText('Visitors see the same release')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await visitor.page.reload()
    await expect(heading).toHaveText('Юг, который можно проплыть')
  })

  await test.step('a page with the path 404 answers unknown addresses', async () => {
    await openPanel(page, 'Pages')
    await page.getByRole('button', { name: 'New page' }).click()
    const panel = page.getByRole('complementary', { name: 'Panel: Pages' })
    await panel.getByRole('textbox', { name: 'Path' }).fill('404')
    await panel.getByRole('textbox', { name: 'Path' }).press('Enter')
    await panel.getByRole('textbox', { name: 'Name' }).fill('Нет такой страницы')
    await panel.getByRole('textbox', { name: 'Name' }).press('Enter')
    await publish(page)
    const lost = await ask(new URL('/nowhere/at/all', url).href)
    expect(lost.status).toBe(404)
    expect(lost.body.toString()).toContain('<title>')
    const answer = await visitor.page.goto(new URL('/nowhere', url).href)
    expect(answer?.status()).toBe(404)
    await expect(visitor.page).toHaveURL(/\/nowhere$/)
  })

  expect(errors).toEqual([])
  expect(visitor.errors.filter((text) => !text.includes('404'))).toEqual([])
})
