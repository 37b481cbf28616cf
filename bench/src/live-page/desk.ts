import type { Browser } from '@playwright/test'
import type { BenchmarkRow } from '../result.ts'
import { PHONE_SCREEN, slowDown } from '../slow-phone.ts'
import type { Bench } from './bench.ts'
import { compare, createSamples } from './samples.ts'

/** The page of orders that is asked for: neither the first nor the last that is shown. */
const WANTED = '3'

/** The template "Orders desk" on a slow phone with an empty cache. */
export async function benchDesk({ browser, publisher, runs }: Bench): Promise<readonly BenchmarkRow[]> {
  const samples = createSamples()
  const address = await publisher.publishTemplate('orders-desk')
  for (let run = 0; run < runs; run += 1) {
    const [acted, loaded] = [await open(browser, address, true), await open(browser, address, false)]
    samples.add('heddle', 'answered', acted.answered)
    for (const figure of ['hydrated', 'blocking', 'scripts', 'scriptBytes'] as const)
      samples.add('heddle', figure, loaded[figure])
  }
  const row = (label: string, unit: string, figure: string, value: number): BenchmarkRow =>
    compare(`orders desk, slow phone: ${label}`, unit, samples.of('heddle', figure), undefined, { value })
  return [
    row('first act answered', 'ms', 'answered', 900),
    row('all hydrated', 'ms', 'hydrated', 1400),
    row('blocking time', 'ms', 'blocking', 100),
    row('scripts, gzip', 'B', 'scriptBytes', 125 * 1024),
    row('script files', 'files', 'scripts', 8),
  ]
}

/** Loads the page; `acts`: somebody presses a page of the orders as soon as they see it, again and again until it is there. */
async function open(browser: Browser, address: string, acts: boolean) {
  const context = await browser.newContext(PHONE_SCREEN)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await slowDown(session)
    await page.addInitScript(watchDesk, { acts, wanted: WANTED })
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForFunction(() => desk.isQuiet(), undefined, { timeout: 60_000 })
    const { answered, hydrated, blocking } = await page.evaluate(() => desk)
    return { answered, hydrated, blocking, ...traffic() }
  } finally {
    await context.close()
  }
}

declare global {
  var desk: {
    /** When the act showed its result, the last control took acts, and milliseconds beyond 50 of each long task. */
    answered: number
    hydrated: number
    blocking: number
    readonly isQuiet: () => boolean
  }
}

/** In the page, from its first moment. Holds all that it uses. */
function watchDesk({ acts, wanted }: { readonly acts: boolean; readonly wanted: string }): void {
  const QUIET = 1500
  const EVERY = 50
  let controls: readonly Element[] = []
  let alive = 0
  const isQuiet = (): boolean => desk.hydrated > 0 && performance.now() - desk.hydrated > QUIET && (!acts || desk.answered > 0)
  globalThis.desk = { answered: 0, hydrated: 0, blocking: 0, isQuiet }
  const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  const pageButton = (): Element | undefined =>
    [...document.querySelectorAll('nav button')].find((button) => button.textContent === wanted)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) desk.blocking += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  addEventListener('DOMContentLoaded', () => {
    controls = [...document.querySelectorAll('button, input, select, a[href]')]
    const look = (): void => {
      const now = controls.filter(isAlive).length
      if (now > alive) desk.hydrated = performance.now()
      alive = now
      setTimeout(look, 10)
    }
    look()
    const observer = new MutationObserver(() => {
      if (pageButton()?.getAttribute('aria-current') !== 'page') return
      desk.answered = performance.now()
      observer.disconnect()
    })
    if (acts) observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  const press = (): void => {
    if (desk.answered > 0) return
    pageButton()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    setTimeout(press, EVERY)
  }
  if (acts) {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) press()
    }).observe({ type: 'paint', buffered: true })
  }
}
