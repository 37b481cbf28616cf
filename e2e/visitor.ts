import { request, type IncomingHttpHeaders } from 'node:http'
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test'
import { publish, signIn, startProject } from './builder.ts'
import { collectErrors, type Heddle } from './heddle.ts'
import { makeProject, publishPushed } from './pushed-project.ts'

/** What Chromium says of buttons that tell older browsers too what they open (decision 0123). */
export const SAID_TWICE = 'popovertarget is ignored on elements with commandfor'

/** Somebody who has never seen the editor, in a browser of their own. */
export interface Visitor {
  readonly page: Page
  /** What the browser's console said, of any kind. */
  readonly messages: readonly string[]
  /** Warnings, errors and exceptions. */
  readonly errors: readonly string[]
  /** Paths of the script files that were asked for. */
  readonly scripts: readonly string[]
  /** Paths and queries of the documents that were loaded. */
  readonly documents: readonly string[]
}

export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const page = await context.newPage()
  const errors = collectErrors(page)
  const messages: string[] = []
  const scripts: string[] = []
  const documents: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('request', (asked) => {
    const { pathname, search } = new URL(asked.url())
    if (asked.resourceType() === 'script') scripts.push(pathname)
    if (asked.isNavigationRequest() && asked.frame() === page.mainFrame()) documents.push(pathname + search)
  })
  return { page, messages, errors, scripts, documents }
}

/** Waits until the page's script has taken an element over: before, presses on it are kept for later, and keys are the browser's alone. */
export async function untilAlive(element: Locator): Promise<void> {
  const isTaken = (one: Element): boolean => Object.keys(one).some((key) => key.startsWith('__reactFiber'))
  await expect.poll(() => element.evaluate(isTaken)).toBe(true)
}

export async function leave({ page }: Visitor): Promise<void> {
  await page.context().close()
}

/** An account, the sample site, and its first release. */
export async function publishSample(page: Page, heddle: Heddle): Promise<string> {
  await startProject(page, heddle, { template: 'sample', name: 'Northern trail' })
  return publish(page)
}

/** The first release of a template, published by its owner without the editor. */
export async function publishTemplate(page: Page, heddle: Heddle, template: 'sample' | 'orders-desk'): Promise<string> {
  const context = page.context()
  await signIn(context, heddle)
  const { id, slug } = await makeProject(context, heddle, 'Northern trail', template)
  await publishPushed(context, heddle, id)
  return heddle.siteUrl(slug, '')
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks as a program does: no cache, no redirects followed, nothing decoded. Machines do not all know `*.localhost`. */
export async function ask(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { host, port, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: pathname + search, headers: { ...headers, host } }
    const asked = request(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
      })
    })
    asked.once('error', reject)
    asked.end()
  })
}

/** Adds up layout shifts from the first paint on, those after a click included; to be called before the page is opened. */
export async function watchLayout(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value'))
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      layoutShift: () => {
        add(observer.takeRecords())
        return sum
      },
    })
  })
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      return Number(Reflect.get(window, 'layoutShift')())
    })
}
