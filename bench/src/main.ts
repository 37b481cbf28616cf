import { writeFileSync } from 'node:fs'
import { cpus, loadavg, platform, totalmem } from 'node:os'
import type { BenchmarkResult, BenchmarkRow } from './result.ts'

const BENCHMARKS: Readonly<Record<string, () => Promise<BenchmarkResult>>> = {
  store: () => import('./store.ts').then((module) => module.benchStore()),
  filter: () => import('./filter.ts').then((module) => module.benchFilter()),
  bindings: () => import('./bindings.ts').then((module) => module.benchBindings()),
  workflow: () => import('./workflow.ts').then((module) => module.benchWorkflow()),
  formula: () => import('./formula.ts').then((module) => module.benchFormula()),
  budget: () => import('./budget.ts').then((module) => module.benchBudget()),
  publish: () => import('./publish.ts').then((module) => module.benchPublish()),
  'static-page': () => import('./static-page.ts').then((module) => module.benchStaticPage()),
  server: () => import('./server.ts').then((module) => module.benchServer()),
  editor: () => import('./editor.ts').then((module) => module.benchEditor()),
}

// React chooses its build when it is loaded, whichever benchmark does so first.
process.env['NODE_ENV'] = 'production'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in BENCHMARKS))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHMARKS).join(', ')}.`)
  process.exit(1)
}

const round = (value: number) => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))
const cells = (row: BenchmarkRow) => [
  row.label,
  `${round(row.value).toLocaleString('en')} ${row.unit}`,
  row.ratio === undefined ? '' : `${row.ratio.toFixed(2)}×`,
  row.baseline ?? '',
  row.aim ?? '',
]

const sections: string[] = []
for (const name of asked.length > 0 ? asked : Object.keys(BENCHMARKS)) {
  const run = BENCHMARKS[name]
  if (!run) continue
  console.log(`\n${name} …`)
  const result = await run()
  const table = [
    '| what | median | ratio | against | aim |',
    '|---|---:|---:|---|---|',
    ...result.rows.map((row) => `| ${cells(row).join(' | ')} |`),
  ].join('\n')
  console.log(table)
  sections.push(`## ${result.name}\n\n\`npm run bench ${name}\`\n\n${table}\n`)
}

if (asked.length === 0) {
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, Node ${process.version}, load average ${(loadavg()[0] ?? 0).toFixed(1)}`
  writeFileSync(
    new URL('../RESULTS.md', import.meta.url),
    `# Benchmark results\n\nWritten by \`npm run bench\`. Medians of one run on: ${machine}. Compare ratios, not milliseconds of different machines.\n\n${sections.join('\n')}`,
  )
}
