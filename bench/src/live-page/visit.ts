import type { Browser, CDPSession, Page } from '@playwright/test'
import { installHarness } from './harness.ts'

/** A page in a browser of its own, alive, nothing else running in it. */
export interface Visit {
  readonly page: Page
  readonly session: CDPSession
  /** Milliseconds from asking for the page until its fields and buttons take acts. */
  readonly ready: number
  /** Megabytes of objects the page holds, after a collection. */
  readonly heap: () => Promise<number>
}

/** How much slower the processor is for texts: a phone's. */
export const SLOWDOWN = 4

/**
 * Opens a page, waits until `controls` take acts and hands it over; closes it after.
 * @param controls ids of elements
 * @param slowdown how much slower the processor is once the page is ready
 */
export async function visit<T>(
  browser: Browser,
  address: string,
  { controls, slowdown = 1 }: { readonly controls: readonly string[]; readonly slowdown?: number },
  use: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.addInitScript(installHarness)
    await page.addInitScript(markReady, controls)
    await page.goto(address, { timeout: 120_000 })
    await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0, undefined, { timeout: 120_000 })
    const ready = await page.evaluate(() => performance.getEntriesByName('ready')[0]?.startTime ?? Number.NaN)
    await page.waitForLoadState('networkidle')
    // What is loaded when nothing else is to be done has come by then.
    await page.waitForTimeout(300)
    if (slowdown !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const heap = async (): Promise<number> => {
      await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6
    }
    const result = await use({ page, session, ready, heap })
    if (errors.length > 0) throw new Error(`${address} said ${errors.slice(0, 3).join('; ')}`)
    return result
  } catch (error) {
    throw new Error(`The visit of ${address} failed`, { cause: error })
  } finally {
    await context.close()
  }
}

/** In the page, from its first moment: contenders mark that they are ready themselves, Heddle's controls show it. */
function markReady(controls: readonly string[]): void {
  const isAlive = (id: string): boolean => {
    const element = document.getElementById(id)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  }
  const look = (): void => {
    if (performance.getEntriesByName('ready').length > 0) return
    if (controls.every(isAlive)) performance.mark('ready')
    else setTimeout(look, 1)
  }
  if (!location.search.includes('work=')) look()
}
