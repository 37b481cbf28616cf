import type { Browser, Page, Route } from '@playwright/test'
import { findMistakes } from '../packages/publish/src/testing/find-mistakes.ts'
import { findTrouble } from './axe.ts'
import { expect, test as base } from './heddle.ts'
import { shownOn, textsOf } from './texts-of.ts'
import { openTown, type Town } from './town/publish-town.ts'
import { standInElsewhere } from './town/elsewhere.ts'
import { ask, leave, SAID_TWICE, visit, type Visitor } from './visitor.ts'

const test = base.extend<{ readonly town: Town }>({
  town: async ({ browser }, use) => {
    const town = await openTown(browser)
    await use(town)
    await town.close()
  },
})

const inBoth = (paths: readonly string[]) => paths.flatMap((path) => [path, `/de${path === '/' ? '' : path}`])
/** Where people sign in. */
const ACCOUNT_PATHS = ['/sign-in', '/sign-up', '/forgotten-password', '/new-password', '/sign-in-by-link', '/sign-in-by-code']
/** What the sitemap has: a page for each row, and neither the one behind a rule nor the one with a parameter of its own. */
const LISTED = inBoth(['/', '/timetable', '/write', '/letters', '/boats/ada', '/boats/bel', '/boats/cod', ...ACCOUNT_PATHS])
/** One of each page that everybody may see. */
const PATHS = [...inBoth(['/', '/timetable', '/write']), '/letters', '/de/boats/ada', '/berths/seven']

const EVE = { name: 'Eve', email: 'eve@example.org', password: 'a word to come in' }

/** A page as the server sent it, for programs. */
const sent = async (url: string, headers: Parameters<typeof ask>[1] = {}): Promise<string> =>
  (await ask(url, headers)).body.toString('utf8')

async function townsfolk(browser: Browser, options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit(browser, options)
  await standInElsewhere(visitor.page)
  return visitor
}

/** Fills in the form of a page of accounts, and sends it. */
async function send(page: Page, fields: Readonly<Record<string, string>>, button: string): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: button, exact: true }).click()
}
const signIn = (page: Page) => send(page, { 'E-mail': EVE.email, Password: EVE.password }, 'Sign in')

/** Makes the account that visitors sign in to afterwards. */
async function signUp(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/sign-up`)
  await send(page, { Name: EVE.name, 'E-mail': EVE.email, Password: EVE.password }, 'Create the account')
  await expect(page).toHaveURL(`${url}/`)
  await page.context().clearCookies()
}

test('a site of two languages is valid, has its other languages in its sitemap and heads, and is silent for axe, with scripts and without', async ({
  browser,
  town: { url },
}) => {
  await test.step('every page is valid HTML in both languages, and names the other one and itself', async () => {
    for (const path of PATHS) {
      const html = await sent(url + path)
      expect(await findMistakes(html), path).toEqual([])
      const [en, de] = [path.replace(/^\/de(?=\/|$)/, '') || '/', `/de${path.replace(/^\/de(?=\/|$)/, '')}`.replace(/\/$/, '')]
      expect(html).toContain(`<html lang="${path.startsWith('/de') ? 'de' : 'en'}"`)
      // The first one drawn for its address may come as it was published, while what draws it begins.
      await expect.poll(async () => alternatesOf(await sent(url + path)), path).toEqual({ en, de, 'x-default': en })
    }
  })
  await test.step('the sitemap has every page in each language, with its other languages', async () => {
    const sitemap = await sent(`${url}/sitemap.xml`)
    const entries = [...sitemap.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => ({
      at: pathOf(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
      others: [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, lang = '', href = '']) => `${lang} ${pathOf(href)}`,
      ),
    }))
    expect(entries.map(({ at }) => at).toSorted()).toEqual(LISTED.toSorted())
    for (const { at, others } of entries) {
      const english = at.replace(/^\/de(?=\/|$)/, '') || '/'
      expect(others.toSorted()).toEqual([`de /de${english === '/' ? '' : english}`, `en ${english}`])
    }
  })
  await test.step('structured data is read as what it is', async () => {
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await sent(url))?.[1] ?? ''
    expect(JSON.parse(data)).toEqual({ '@context': 'https://schema.org', '@type': 'City', name: 'Market town' })
  })
  await test.step('who is not signed in is led to the page that signs in, comes back when they are, and sees what only the server asks for', async () => {
    const visitor = await townsfolk(browser)
    const { page } = visitor
    await signUp(page, url)
    await page.goto(`${url}/council`)
    await expect(page).toHaveURL(`${url}/sign-in?_source=%2Fcouncil`)
    await signIn(page)
    await expect(page).toHaveURL(`${url}/council`)
    await expect(page.getByText('The new bridge costs too much.')).toBeVisible()
    await expect(page.getByText(/^Paper (?:one|two)/)).toHaveText(['Paper one: the bridge', 'Paper two: the quay'])
    const cookie = (await page.context().cookies(url)).map((one) => `${one.name}=${one.value}`).join('; ')
    expect(await findMistakes(await sent(`${url}/council`, { cookie }))).toEqual([])
    expect(visitor.errors.filter((text) => !text.includes(SAID_TWICE))).toEqual([])
    await leave(visitor)
  })
  for (const width of [1440, 390]) {
    const viewport = { width, height: 900 }
    const living = await townsfolk(browser, { viewport })
    const still = await townsfolk(browser, { viewport, javaScriptEnabled: false })
    for (const path of PATHS) {
      await test.step(`${path} at ${width}`, async () => {
        await still.page.goto(url + path)
        const drawn = await still.page.locator('main').innerText()
        await living.page.goto(url + path)
        await expect(living.page.locator('main')).toContainText(drawn.split('\n')[0] ?? '')
        for (const { page } of [still, living]) {
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect.soft(over).toBeLessThanOrEqual(0)
          await page.screenshot({
            path: test.info().outputPath(`${path.replaceAll('/', '-')}-${width}-${page === still.page}.png`),
          })
        }
      })
    }
    for (const { errors } of [living, still]) expect.soft(errors.filter((text) => !text.includes(SAID_TWICE))).toEqual([])
    await leave(living)
    await leave(still)
  }
  await test.step('axe finds nothing serious on any page, wide with its scripts or narrow without them', async () => {
    for (const [turn, { width, hasScripts }] of [
      { width: 1440, hasScripts: true },
      { width: 390, hasScripts: false },
    ].entries()) {
      const visitor = await townsfolk(browser, { viewport: { width, height: 900 } })
      const { page } = visitor
      // Each in one of both ways, by turns; in the long run in both.
      for (const path of PATHS.filter((_, at) => isWhole || at % 2 === turn)) {
        if (!hasScripts) await page.route(url + path, sendWithoutScripts)
        await page.goto(url + path)
        if (hasScripts) await page.waitForLoadState('networkidle')
        expect.soft(await findTrouble(page), `${path} at ${width}`).toEqual([])
      }
      await leave(visitor)
    }
  })
})

/** axe needs timers, which a browser without scripts does not have: the page is sent without its own. */
async function sendWithoutScripts(route: Route): Promise<void> {
  const { status, headers, body } = await ask(route.request().url())
  const policy = { 'content-security-policy': String(headers['content-security-policy']) }
  const html = body.toString('utf8').replaceAll(/<script\b.*?<\/script>/gs, '')
  await route.fulfill({ status, contentType: 'text/html; charset=utf-8', headers: policy, body: html })
}

const pathOf = (href: string): string => new URL(href).pathname
const alternatesOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, lang = '', href = '']) => [
      lang,
      pathOf(href),
    ]),
  )

interface Kind {
  readonly name: string
  /** What fails. */
  readonly asks: RegExp
  /** The page that asks. */
  readonly path: string
  /** Asked for only when the visitor goes on: the link that is followed, and the heading of the page that it leads to. */
  readonly by?: { readonly link: string; readonly heading: string }
  /** The page is for who is signed in. */
  readonly isBehindRule?: true
  /** Asked for only when the visitor signs in by the form of the page. */
  readonly signsIn?: true
  /** Asked for only when the visitor has chosen a file, and what the page says of it then. */
  readonly chosen?: string
  /** What the site itself says of it: level and the beginning. Nothing: only the browser speaks. */
  readonly says?: string
}

/** Each kind of request that pages of a site make. */
const KINDS: readonly Kind[] = [
  { name: 'the core', asks: /\/chunks\/core-/, path: '/timetable' },
  { name: 'functions', asks: /\/chunks\/functions-/, path: '/timetable', says: 'error: Heddle could not load "functions ' },
  {
    name: 'an element',
    asks: /\/chunks\/elements-date-picker/,
    path: '/timetable',
    says: 'error: Heddle could not load the element "date-picker"',
  },
  {
    name: 'words of elements',
    asks: /\/chunks\/words-de/,
    path: '/de/timetable',
    says: 'error: Heddle could not load "language ',
  },
  {
    name: 'names of days',
    asks: /\/chunks\/language-de/,
    path: '/de/timetable',
    says: 'error: Heddle could not load "language ',
  },
  {
    name: 'rows of a collection',
    asks: /\/collections\//,
    path: '/timetable',
    says: 'error: The rows of the collection "boats"',
  },
  {
    name: 'rows of another server',
    asks: /elsewhere\.example\/tides/,
    path: '/timetable',
    says: 'error: The collection "tides" could not be fetched',
  },
  { name: 'a picture', asks: /\.(png|webp)/, path: '/' },
  { name: 'a font', asks: /\.woff2/, path: '/' },
  { name: 'a style sheet from elsewhere', asks: /quay\.css/, path: '/' },
  { name: 'the data of the next page', asks: /\/data\//, path: '/timetable', by: { link: 'Home', heading: 'Market town' } },
  {
    name: 'the fields of a page for a row',
    asks: /\/data\/[^/]+_ada\.json/,
    path: '/timetable',
    by: { link: 'Ada', heading: 'Boat Ada' },
  },
  {
    name: 'the data of a page drawn for its address',
    asks: /\/data\//,
    path: '/timetable',
    by: { link: 'Berth seven', heading: 'Berth seven' },
  },
  { name: 'code of the builder', asks: /\/scripts\//, path: '/letters', says: 'error: ' },
  { name: 'who is signed in', asks: /\/ww\/accounts\/session/, path: '/letters', says: 'error: ' },
  {
    name: 'leave to send a file',
    asks: /\/ww\/designs\//,
    path: '/letters',
    chosen: 'Not sent: ',
    says: 'error: Workflow "send" failed',
  },
  {
    name: 'a file that is sent',
    asks: /\/ww\/user-files\//,
    path: '/letters',
    chosen: 'Not sent: ',
    says: 'error: Workflow "send" failed',
  },
  {
    name: 'rows that the server asks for',
    asks: /\/ww\/cms_data_sets\//,
    path: '/council',
    isBehindRule: true,
    says: 'error: The collection "papers" could not be fetched',
  },
  { name: 'signing in', asks: /\/ww\/accounts\/sign-in/, path: '/sign-in', signsIn: true },
  { name: 'what keeps pages for visits without a connection', asks: /\/chunks\/register-/, path: '/' },
]

/** What a visitor sends. */
const LETTER = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear town') }

/** How a request fails: the server says so, nothing comes back, or it comes only when it is let go. */
const WAYS = ['500', 'cut', 'slow'] as const
/** `npm run test:long -- requests` fails each kind in each way and shows axe each page in both, `npm test` each in one. */
const isWhole = process.env['HEDDLE_REQUESTS'] === 'whole'
/** What browsers say by themselves. */
const BY_BROWSER = /Failed to load resource|net::ERR_|popovertarget is ignored|Service Worker registration blocked/

test('whichever kind of request fails, is cut or is slow: no text that the server drew is lost, and the console says what it should', async ({
  browser,
  town: { url },
}) => {
  const first = await townsfolk(browser)
  await signUp(first.page, url)
  await leave(first)
  for (const [at, { name, asks, path, by, isBehindRule, signsIn, chosen, says }] of KINDS.entries())
    for (const way of isWhole ? WAYS : WAYS.slice(at % WAYS.length, (at % WAYS.length) + 1))
      await test.step(`${name}: ${way}`, async () => {
        const visitor = await townsfolk(browser, {
          viewport: { width: at % 2 ? 390 : 1440, height: 900 },
          // What its worker asks for, nobody sees: it may stand between before what comes late is asked for.
          ...((by !== undefined || isBehindRule || path === '/letters') && { serviceWorkers: 'block' }),
        })
        const { page } = visitor
        const own = () => visitor.errors.filter((text) => !BY_BROWSER.test(text))
        if (isBehindRule) {
          await page.goto(`${url}/sign-in`)
          await signIn(page)
          await expect(page).toHaveURL(`${url}/`)
        }
        const { failed, letGo } = await failRequests(page, asks, way)
        await page.goto(url + path, { waitUntil: 'commit' })
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toBeVisible()
        if (by !== undefined) {
          await page.waitForLoadState('networkidle')
          await page.getByRole('link', { name: by.link, exact: true }).click()
        }
        if (chosen !== undefined) await page.getByLabel('Your letters').setInputFiles(LETTER)
        if (signsIn) await signIn(page)
        await expect.poll(failed).toBeGreaterThan(0)
        if (way === 'slow') await expectTexts(page)
        else if (says !== undefined) await expect.poll(own).toContainEqual(expect.stringContaining(says))
        letGo()
        if (chosen !== undefined) await expect(page.getByText(way === 'slow' ? '/ww/user-files/' : chosen)).toBeVisible()
        if (signsIn && way !== 'slow') await expect(page.getByRole('alert')).toHaveText(/\S/)
        else if (signsIn) await expect(page).toHaveURL(`${url}/`)
        // Where the data cannot be had, the document of the next page is loaded.
        if (by !== undefined) await expect(heading).toHaveText(by.heading)
        await page.waitForLoadState('networkidle')
        await expectTexts(page)
        await expect(heading).toBeVisible()
        expect(way === 'slow' || says === undefined ? own() : []).toEqual([])
        await leave(visitor)
      })
})

/** All that the server drew for the page that is on show stands there. */
async function expectTexts(page: Page): Promise<void> {
  const drawn = await textsOf(page, page.url())
  expect(drawn.length).toBeGreaterThan(8)
  const shown = await shownOn(page)
  for (const text of drawn) expect(shown).toContain(text)
}

/** Fails the requests of a kind until they are let go. */
async function failRequests(page: Page, asks: RegExp, way: (typeof WAYS)[number]) {
  let count = 0
  const held = Promise.withResolvers<void>()
  await page.route(asks, async (route) => {
    count += 1
    if (way === '500') return route.fulfill({ status: 500, body: 'no' })
    if (way === 'cut') return route.abort()
    await held.promise
    return route.fallback().catch(() => undefined)
  })
  return { failed: () => count, letGo: held.resolve }
}
