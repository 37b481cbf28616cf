import { chromium } from '@playwright/test'
import { chromiumOptions } from '../../scripts/chromium.mjs'
import { freePort } from '../../e2e/heddle.ts'
import { startPublisher } from './live-page/site.ts'
import { fetchLighthouse, type LighthouseResult } from './lighthouse/fetch-lighthouse.ts'
import { lacking } from './lighthouse/lacking.ts'
import { median, type BenchmarkOptions, type BenchmarkResult, type BenchmarkRow } from './result.ts'

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'search engines',
} as const
const RUNS = 3

/** Pages as the templates have them: the performance that is aimed at, by what kind of page it is. */
const PAGES = [
  { label: 'static page of the sample', template: 'sample', path: '', performance: 100 },
  { label: 'live page of the sample', template: 'sample', path: 'test', performance: 98 },
  { label: 'orders desk', template: 'orders-desk', path: '', performance: 98 },
] as const

/** What Lighthouse says of published pages, as it looks at them by itself: a phone on a slow network, worked out, not waited for. */
export async function benchLighthouse({ isQuick }: BenchmarkOptions): Promise<BenchmarkResult> {
  const lighthouse = await fetchLighthouse()
  const publisher = await startPublisher()
  const port = await freePort()
  const options = chromiumOptions()
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] })
  const rows: BenchmarkRow[] = []
  try {
    const sites = new Map<string, string>()
    for (const { template } of PAGES) if (!sites.has(template)) sites.set(template, await publisher.publishTemplate(template))
    for (const { label, template, path, performance } of PAGES) {
      const results: LighthouseResult[] = []
      for (let run = 0; run < (isQuick ? 1 : RUNS); run += 1) {
        const flags = { port, logLevel: 'error', onlyCategories: Object.keys(CATEGORIES) } as const
        const result = (await lighthouse(`${sites.get(template)}${path}`, flags))?.lhr
        if (!result || result.runtimeError) throw new Error(`${label}: ${result?.runtimeError?.message ?? 'nothing came back'}`)
        results.push(result)
      }
      for (const [category, name] of Object.entries(CATEGORIES))
        rows.push(toRow(`${label}: ${name}`, results, category, category === 'performance' ? performance : 100))
    }
  } finally {
    await browser.close()
    await publisher.dispose()
  }
  return { name: 'Lighthouse', rows }
}

function toRow(label: string, results: readonly LighthouseResult[], category: string, aim: number): BenchmarkRow {
  const scores = results.map(({ categories }) => (categories[category]?.score ?? Number.NaN) * 100)
  const value = median(scores)
  const missing = results[0] ? lacking(results[0], category) : []
  return {
    label,
    value,
    unit: 'of 100',
    spread: [Math.min(...scores), Math.max(...scores)],
    ...(value < 100 && missing.length > 0 && { baseline: `takes points: ${missing.join(', ')}` }),
    aim: `at least ${aim}`,
    isMet: value >= aim,
  }
}
