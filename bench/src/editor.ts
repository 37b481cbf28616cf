import { chromium } from '@playwright/test'
import { chromiumOptions } from '../../scripts/chromium.mjs'
import { runBaseline, type BaselineTimes } from './editor/baseline-runs.ts'
import { runEditor, type EditorTimes } from './editor/editor-runs.ts'
import { median, percentile95, type BenchmarkResult, type BenchmarkRow } from './result.ts'

const SIZES = [2000, 5000]
const OPERATIONS = ['open', 'select', 'style', 'move', 'undo'] as const
const AIMS: Partial<Record<(typeof OPERATIONS)[number], string>> = { open: 'at most 1,000 ms at 5,000 nodes' }
const BASELINE = 'a map of nodes with one React subscription each, no panels'

/**
 * The editor at work: time from the input to the next paint that shows its effect, with navigator
 * and style panel open, beside a baseline without panels, rules or saving that is measured with the same clock.
 */
export async function benchEditor(): Promise<BenchmarkResult> {
  const rows: BenchmarkRow[] = []
  const browser = await chromium.launch(chromiumOptions())
  try {
    for (const size of SIZES) {
      const baseline = await runBaseline(browser, size)
      const ours = await runEditor(browser, size)
      rows.push(...OPERATIONS.flatMap((operation) => timeRows(size, operation, ours, baseline)), ...smoothRows(size, ours))
    }
  } finally {
    await browser.close()
  }
  return { name: 'Editor', rows }
}

function timeRows(
  size: number,
  operation: (typeof OPERATIONS)[number],
  ours: EditorTimes,
  baseline: BaselineTimes,
): readonly BenchmarkRow[] {
  const label = `${size.toLocaleString('en')} nodes: ${operation}`
  const against = (value: number, limit: number): Pick<BenchmarkRow, 'ratio' | 'baseline'> => ({
    ratio: value / limit,
    baseline: BASELINE,
  })
  const [p50, p95] = [median(ours[operation]), percentile95(ours[operation])]
  return [
    { label, value: p50, unit: 'ms', ...against(p50, median(baseline[operation])), aim: AIMS[operation] ?? 'at most 2×' },
    { label: `${label}, p95`, value: p95, unit: 'ms', ...against(p95, percentile95(baseline[operation])) },
  ]
}

function smoothRows(size: number, { smooth }: EditorTimes): readonly BenchmarkRow[] {
  return Object.entries(smooth).flatMap(([act, { framesPerSecond, worst }]) => {
    const label = `${size.toLocaleString('en')} nodes: ${act}, 60 moves`
    return [
      { label, value: framesPerSecond, unit: 'frames/s', aim: 'at least 58' },
      { label: `${label}, longest frame`, value: worst, unit: 'ms', aim: 'at most 32' },
    ]
  })
}
