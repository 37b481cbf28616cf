import { chromium } from '@playwright/test'
import { weighFirstLoad } from '../../apps/editor/testing/first-load.ts'
import { chromiumOptions } from '../../scripts/chromium.mjs'
import { runBaseline, type BaselineTimes } from './editor/baseline-runs.ts'
import { runEditor, type EditorTimes } from './editor/editor-runs.ts'
import { mixedNodes } from './editor/mixed-pages.ts'
import { median, percentile95, type BenchmarkOptions, type BenchmarkResult, type BenchmarkRow } from './result.ts'

const SIZES = [2000, 5000]
/** Where a page of all elements of the catalogue is tried beside one of texts. */
const MIXED = 2000
const KINDS = 'nodes of mixed elements'
/** Where a change of style alone has an aim: it must not grow with the page. */
const LARGEST = 10_000
const OPERATIONS = ['open', 'select', 'style', 'move', 'undo'] as const
type Operation = (typeof OPERATIONS)[number]
/** Greatest times in milliseconds, by nodes. */
const MOST: Readonly<Record<number, Partial<Record<Operation, number>>>> = {
  5000: { open: 800, style: 25 },
  [LARGEST]: { style: 30 },
}
/** How many times the baseline the other operations may take. */
const MOST_RATIO = 2
const LEAST_FRAMES = 58
const LONGEST_FRAME = 32
const BASELINE = 'a map of nodes with one React subscription each, no panels'

/**
 * The editor at work: time from the input to the next paint that shows its effect, with navigator
 * and style panel open, beside a baseline without panels, rules or saving that is measured with the same clock.
 */
export async function benchEditor({ isQuick }: BenchmarkOptions): Promise<BenchmarkResult> {
  const { bytes, files } = await weighFirstLoad()
  const rows: BenchmarkRow[] = [
    { label: 'first load: scripts, styles and their document, gzip', value: bytes / 1024, unit: 'KiB' },
    { label: 'first load: files', value: files.length, unit: '' },
  ]
  const browser = await chromium.launch(chromiumOptions())
  try {
    for (const size of isQuick ? SIZES.slice(-1) : SIZES) {
      const baseline = await runBaseline(browser, size, isQuick)
      const ours = await runEditor(browser, size, isQuick)
      rows.push(...OPERATIONS.flatMap((operation) => timeRows(size, operation, ours, baseline)), ...smoothRows(size, ours))
      if (size !== MIXED) continue
      const mixed = await runEditor(browser, size, isQuick, mixedNodes)
      rows.push(
        ...OPERATIONS.flatMap((operation) => timeRows(size, operation, mixed, baseline, KINDS)),
        ...smoothRows(size, mixed, KINDS),
      )
    }
    if (!isQuick) {
      const [baseline, ours] = [await runBaseline(browser, LARGEST, true), await runEditor(browser, LARGEST, true)]
      rows.push(...timeRows(LARGEST, 'style', ours, baseline))
    }
  } finally {
    await browser.close()
  }
  return { name: 'Editor', rows }
}

function timeRows(
  size: number,
  operation: Operation,
  ours: EditorTimes,
  baseline: BaselineTimes,
  what = 'nodes',
): readonly BenchmarkRow[] {
  const label = `${size.toLocaleString('en')} ${what}: ${operation}`
  const against = (value: number, limit: number): { readonly ratio: number; readonly baseline: string } => ({
    ratio: value / limit,
    baseline: BASELINE,
  })
  const [p50, p95] = [median(ours[operation]), percentile95(ours[operation])]
  const middle = against(p50, median(baseline[operation]))
  const most = MOST[size]?.[operation]
  const aim =
    most === undefined
      ? { aim: `at most ${MOST_RATIO}×`, isMet: middle.ratio <= MOST_RATIO }
      : { aim: `at most ${most} ms`, isMet: p50 <= most }
  // How long opening a smaller page may take was never decided.
  const hasAim = operation !== 'open' || most !== undefined
  return [
    { label, value: p50, unit: 'ms', ...middle, ...(hasAim && aim) },
    { label: `${label}, p95`, value: p95, unit: 'ms', ...against(p95, percentile95(baseline[operation])) },
  ]
}

function smoothRows(size: number, { smooth }: EditorTimes, what = 'nodes'): readonly BenchmarkRow[] {
  return Object.entries(smooth).flatMap(([act, { framesPerSecond, worst }]) => {
    const label = `${size.toLocaleString('en')} ${what}: ${act}, 60 moves`
    return [
      {
        label,
        value: framesPerSecond,
        unit: 'frames/s',
        aim: `at least ${LEAST_FRAMES}`,
        isMet: framesPerSecond >= LEAST_FRAMES,
      },
      {
        label: `${label}, longest frame`,
        value: worst,
        unit: 'ms',
        aim: `at most ${LONGEST_FRAME}`,
        isMet: worst <= LONGEST_FRAME,
      },
    ]
  })
}
