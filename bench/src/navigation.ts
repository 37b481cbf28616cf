import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumOptions } from '../../scripts/chromium.mjs'
import { compare, createSamples } from './live-page/samples.ts'
import { startPublisher } from './live-page/site.ts'
import { countProcessorTime, taskTime, untilPainted } from './main-thread.ts'
import type { BenchmarkOptions, BenchmarkResult } from './result.ts'

const [RUNS, QUICK_RUNS] = [15, 3]
/** Milliseconds of the main thread from a click until the other page is painted, and requests of the first time. */
const MOST = { work: 50, requests: 1 } as const
/** Milliseconds for which a hand rests on a link before it presses it, and in which a page has come to rest. */
const [REST, SETTLED] = [300, 1500]
/** Two pages of the template that link to one another, by the link that leads there and the heading that says one has come. */
const WAYS = {
  there: { link: 'Journal', heading: 'Journal' },
  back: { link: 'Back to the desk', heading: 'Orders desk' },
} as const
/** What stands in the other page comes when it is shown. */
const CONTENT: ReadonlySet<string> = new Set(['image', 'font', 'media'])
type Way = (typeof WAYS)[keyof typeof WAYS]

/** From one live page of a site to another without loading a document, beside loading its document. */
export async function benchNavigation({ isQuick }: BenchmarkOptions): Promise<BenchmarkResult> {
  const samples = createSamples()
  const publisher = await startPublisher()
  const browser = await chromium.launch(chromiumOptions())
  try {
    const address = await publisher.publishTemplate('orders-desk')
    for (let run = 0; run < (isQuick ? QUICK_RUNS : RUNS); run += 1) {
      const { requests, cold, warm, document } = await visitBothWays(browser, address)
      for (const [figure, value] of Object.entries({ requests, cold, warm })) samples.add('heddle', figure, value)
      samples.add('document', 'work', document)
    }
  } finally {
    await browser.close()
    await publisher.dispose()
  }
  const loading = { label: 'loading the document', samples: samples.of('document', 'work') }
  const work = (label: string, figure: string, aim: { readonly value?: number }) =>
    compare(`orders desk and its journal: ${label}`, 'ms', samples.of('heddle', figure), loading, aim)
  return {
    name: 'Navigation between live pages: work of the main thread from the click to the paint of the other page',
    rows: [
      work('there and back before, work', 'warm', { value: MOST.work }),
      work('the first time, work', 'cold', {}),
      compare(
        'the first time, requests that it waits for, from the click on',
        'requests',
        samples.of('heddle', 'requests'),
        undefined,
        {
          value: MOST.requests,
        },
      ),
    ],
  }
}

async function visitBothWays(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await countProcessorTime(session)
    const asked: string[] = []
    page.on('request', (request) => CONTENT.has(request.resourceType()) || asked.push(request.url()))
    const go = async ({ link, heading }: Way): Promise<number> => {
      const anchor = page.getByRole('link', { name: link, exact: true }).first()
      await anchor.hover()
      await page.waitForTimeout(REST)
      asked.length = 0
      const before = await taskTime(session)
      const arrived = untilHeading(page, heading)
      await page.mouse.down()
      await page.mouse.up()
      await arrived
      await untilPainted(page)
      return (await taskTime(session)) - before
    }
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLED)
    const cold = await go(WAYS.there)
    const requests = asked.length
    await page.waitForTimeout(SETTLED)
    await go(WAYS.back)
    await page.waitForTimeout(SETTLED)
    const warm = await go(WAYS.there)
    return { requests, cold, warm, document: await workOfLoading(await context.newPage(), page.url()) }
  } finally {
    await context.close()
  }
}

async function workOfLoading(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await countProcessorTime(session)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED)
  return taskTime(session)
}

/** Told by the page itself: asking it again and again would be work of its own. */
function untilHeading(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== wanted) return
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    text,
  )
}
