import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumOptions } from '../../scripts/chromium.mjs'
import { FILL, GRID, gridPage, ROWS } from './data-grid/grid-page.ts'
import { sortByHand } from './data-grid/sort-by-hand.ts'
import { compare, createSamples, type Aim } from './live-page/samples.ts'
import { startPublisher } from './live-page/site.ts'
import { SLOWDOWN, visit } from './live-page/visit.ts'
import { countProcessorTime, taskTime, untilPainted, workOf } from './main-thread.ts'
import { framesOf, paintedAfter, type Inputs } from './painted.ts'
import type { BenchmarkOptions, BenchmarkResult } from './result.ts'

const [RUNS, QUICK_RUNS] = [7, 1]
/** Milliseconds of the main thread: from the press on a heading to the paint, and of one frame while rows scroll. */
const MOST = { sort: 150, frame: 32 } as const
const PRESS: Inputs = { first: 'pointerup', last: 'click' }
const LETTER: Inputs = { first: 'keydown', last: 'input' }
/** How far one turn of the wheel goes, in pixels, and how many there are. */
const [TURN, TURNS] = [600, 25]

/** What visitors do with a data grid of 100,000 rows, beside sorting such rows by hand in the same page. */
export async function benchDataGrid({ isQuick }: BenchmarkOptions): Promise<BenchmarkResult> {
  const samples = createSamples()
  const publisher = await startPublisher()
  const browser = await chromium.launch(chromiumOptions())
  try {
    const address = await publisher.publish('Data grid', gridPage)
    for (let run = 0; run < (isQuick ? QUICK_RUNS : RUNS); run += 1) {
      const figures = await visitGrid(browser, address)
      for (const [name, value] of Object.entries(figures)) samples.add('grid', name, value)
    }
  } finally {
    await browser.close()
    await publisher.dispose()
  }
  const byHand = { label: 'such rows sorted by a collator', samples: samples.of('grid', 'byHand') }
  const row = (label: string, name: string, aim: Aim = {}, baseline?: typeof byHand) =>
    compare(`${label}, processor ${SLOWDOWN}× slower`, 'ms', samples.of('grid', name), baseline, aim)
  return {
    name: `Data grid of ${ROWS.toLocaleString('en')} rows: the main thread’s own time`,
    rows: [
      row('come near the heading of a column of texts for the first time', 'nearText', {}, byHand),
      row('sort by it', 'text', { value: MOST.sort }, byHand),
      row('the other way round', 'textBack', { value: MOST.sort }, byHand),
      row('come near a column of numbers for the first time', 'nearNumber', {}, byHand),
      row('sort by it', 'number', { value: MOST.sort }, byHand),
      row('as they were', 'unsorted', { value: MOST.sort }),
      row('longest frame while rows scroll', 'frame', { value: MOST.frame }),
      row('first letter of a search', 'search'),
      row('second letter', 'searchOn'),
    ],
  }
}

async function visitGrid(browser: Browser, address: string): Promise<Readonly<Record<string, number>>> {
  return visit(browser, address, { controls: [FILL], slowdown: 1 }, async ({ page, session }) => {
    await countProcessorTime(session)
    await page.locator(`#${FILL}`).click()
    await page.locator(`#${GRID} table[aria-rowcount="${ROWS + 1}"]`).waitFor({ timeout: 60_000 })
    // What is read ahead for sorts and filters is done by then.
    await page.waitForTimeout(1000)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const comeNear = (title: string): Promise<number> =>
      workOf(page, session, () => pointAt(page, `#${GRID} thead button:has-text("${title}")`))
    const press = async (): Promise<number> => {
      await page.mouse.down()
      return (await paintedAfter(browser, page, PRESS, () => page.mouse.up())).own
    }
    const nearText = await comeNear('Name')
    const [text, textBack] = [await press(), await press()]
    const nearNumber = await comeNear('Price')
    const number = await press()
    await press()
    const unsorted = await press()
    const frame = Math.max(...(await framesOf(browser, page, () => scroll(page))))
    await page.locator(`#${GRID} input[type=search]`).focus()
    const search = (await paintedAfter(browser, page, LETTER, () => page.keyboard.press('e'))).own
    const searchOn = (await paintedAfter(browser, page, LETTER, () => page.keyboard.press('a'))).own
    const before = await taskTime(session)
    await page.evaluate(sortByHand, ROWS)
    const byHand = (await taskTime(session)) - before
    return { nearText, nearNumber, text, textBack, number, unsorted, frame, search, searchOn, byHand }
  })
}

async function pointAt(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not to be seen`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await untilPainted(page)
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}

/** Turns the wheel over the rows, a turn each frame or two. */
async function scroll(page: Page): Promise<void> {
  await pointAt(page, `#${GRID} tbody tr[aria-rowindex]`)
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, TURN)
    // As fast as somebody turns a wheel.
    await page.waitForTimeout(30)
  }
}
