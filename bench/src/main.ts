import { writeFileSync } from 'node:fs'
import { cpus, loadavg, platform, totalmem } from 'node:os'
import { BENCHMARKS } from './benchmarks.ts'
import { LIVE_PAGE_PARTS } from './live-page/part-names.ts'
import { readAsked, writeTable } from './table.ts'

// React chooses its build when it is loaded, whichever benchmark does so first.
process.env['NODE_ENV'] = 'production'

const words = process.argv.slice(2)
const isQuick = words.includes('--quick')
const MINUTES = /^--minutes=(\d+(?:\.\d+)?)$/
const minutes = Number(words.map((word) => MINUTES.exec(word)?.[1]).find((found) => found !== undefined) ?? 0)
const { asked, unknown } = readAsked(
  words.filter((word) => word !== '--quick' && !MINUTES.test(word)),
  { ...Object.fromEntries(Object.keys(BENCHMARKS).map((name) => [name, []])), 'live-page': LIVE_PAGE_PARTS },
)
if (unknown.length > 0) {
  const parts = LIVE_PAGE_PARTS.join(', ')
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHMARKS).join(', ')}. Parts of live-page: ${parts}.`,
  )
  process.exit(1)
}

const sections: string[] = []
for (const { name, parts } of asked) {
  const load = BENCHMARKS[name]
  if (!load) continue
  console.log(`\n${[name, ...parts].join(' ')} …`)
  const run = await load()
  const result = await run({ parts, isQuick, minutes })
  const table = writeTable(result.rows)
  console.log(table)
  sections.push(`## ${result.name}\n\n\`npm run bench ${name}\`\n\n${table}\n`)
}

if (words.length === 0) {
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, Node ${process.version}, load average ${(loadavg()[0] ?? 0).toFixed(1)}`
  writeFileSync(
    new URL('../RESULTS.md', import.meta.url),
    `# Benchmark results\n\nWritten by \`npm run bench\`. Medians of one run on: ${machine}. Compare ratios, not milliseconds of different machines.\n\n${sections.join('\n')}`,
  )
}
