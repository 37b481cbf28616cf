import { BRANDING_ID } from '@heddle/document/published'
import type { Browser } from '@playwright/test'
import type { BenchmarkRow } from '../result.ts'
import type { Bench } from './bench.ts'
import { LIVE_CLASS, stillPage, WORD } from './documents/still.ts'
import { compare, createSamples } from './samples.ts'
import { SLOWDOWN } from './visit.ts'

const SIZES = { many: 1000, alone: 10 } as const
const SHOWN = 'alive'

/** How long it takes to adopt a page that is mostly still, beside one of its live elements alone. */
export async function benchHydration({ browser, publisher, runs, inTurn }: Bench): Promise<readonly BenchmarkRow[]> {
  const samples = createSamples()
  const addresses = {
    many: await publisher.publish('hydration many', (place) => stillPage(place, SIZES.many)),
    alone: await publisher.publish('hydration alone', (place) => stillPage(place, SIZES.alone)),
  }
  for (let run = 0; run < runs; run += 1) {
    for (const [name, address] of inTurn(Object.entries(addresses), run)) {
      samples.add(name, 'hydration', await timeHydration(browser, `${address}?${WORD}=${SHOWN}`))
    }
  }
  const alone = { label: 'the ten alone', samples: samples.of('alone', 'hydration') }
  const label = `hydration of 1,000 elements of which 10 live (CPU ${SLOWDOWN}× slower)`
  return [compare(label, 'ms', samples.of('many', 'hydration'), alone, { ratio: 1.3 })]
}

/**
 * From the moment at which the code of the page is there and begins to adopt it, until every live text shows what only the
 * living page knows: the value in the address.
 */
async function timeHydration(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(watchLife, { branding: BRANDING_ID, live: LIVE_CLASS, text: `Value: ${SHOWN}` })
    await page.goto(address)
    await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0, undefined, { timeout: 60_000 })
    return await page.evaluate(() => performance.measure('hydration', 'begins', 'alive').duration)
  } finally {
    await context.close()
  }
}

/** In the page, from its first moment. Adopting begins with a look for the mark that the page carries. */
function watchLife({ branding, live, text }: { readonly branding: string; readonly live: string; readonly text: string }): void {
  const find = document.getElementById.bind(document)
  document.getElementById = (id) => {
    if (id === branding && performance.getEntriesByName('begins').length === 0) performance.mark('begins')
    return find(id)
  }
  const isAlive = (): boolean => {
    const texts = [...document.getElementsByClassName(live)]
    return texts.length > 0 && texts.every((each) => each.textContent === text)
  }
  addEventListener('DOMContentLoaded', () => {
    const observer = new MutationObserver(() => {
      if (!isAlive()) return
      performance.mark('alive')
      observer.disconnect()
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
