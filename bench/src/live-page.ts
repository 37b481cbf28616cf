import { chromium } from '@playwright/test'
import { chromiumOptions } from '../../scripts/chromium.mjs'
import type { Bench } from './live-page/bench.ts'
import { serveContenders } from './live-page/contenders.ts'
import { benchDesk } from './live-page/desk.ts'
import { benchHydration } from './live-page/hydration.ts'
import { benchKeyed } from './live-page/keyed.ts'
import { benchLists } from './live-page/lists.ts'
import { LIVE_PAGE_PARTS, type LivePagePart } from './live-page/part-names.ts'
import { startPublisher } from './live-page/site.ts'
import { benchTexts } from './live-page/texts.ts'
import { SLOWDOWN } from './live-page/visit.ts'
import type { BenchmarkOptions, BenchmarkResult, BenchmarkRow } from './result.ts'

const PARTS: Readonly<Record<LivePagePart, (bench: Bench) => Promise<readonly BenchmarkRow[]>>> = {
  texts: benchTexts,
  lists: benchLists,
  keyed: benchKeyed,
  desk: benchDesk,
  hydration: benchHydration,
}

const RUNS = 5
const QUICK_RUNS = 1

/** Pages drawn in Heddle, published and opened, at work beside the same pages by hand and by other means. */
export async function benchLivePage({ parts, isQuick }: BenchmarkOptions): Promise<BenchmarkResult> {
  const contenders = await serveContenders()
  const publisher = await startPublisher()
  const browser = await chromium.launch(chromiumOptions())
  const bench: Bench = {
    browser,
    publisher,
    contenders,
    runs: isQuick ? QUICK_RUNS : RUNS,
    inTurn: (things, run) => (run % 2 === 0 ? things : things.toReversed()),
  }
  const rows: BenchmarkRow[] = []
  try {
    for (const part of LIVE_PAGE_PARTS) {
      if (parts.length === 0 || parts.includes(part)) rows.push(...(await PARTS[part](bench)))
    }
  } finally {
    await browser.close()
    await contenders.dispose()
    await publisher.dispose()
  }
  return { name: `Live pages (each contender in the same runs; texts: CPU ${SLOWDOWN}× slower)`, rows }
}
