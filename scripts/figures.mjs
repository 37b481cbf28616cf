// Prints the figures of the code (lines per file, tests per source file, `any`) and, with --check, fails when one got worse
// than docs/figures.json. `--accept` writes the present figures there.
import { readFileSync, writeFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'
import { isGenerated, isTest, listFiles } from './sources.mjs'

const RECORD = join(ROOT, 'docs', 'figures.json')
const all = listFiles(['packages', 'catalogue', 'apps'], ['.ts', '.tsx']).filter(
  (path) => path.includes('/src/') && !isGenerated(path),
)
const sources = all.filter((path) => !isTest(path))
const tests = all.filter((path) => /\.test\.tsx?$/.test(path))
const lines = sources.map((path) => readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1).toSorted((a, b) => a - b)
const at = (share) => lines[Math.min(lines.length - 1, Math.floor(lines.length * share))] ?? 0
const anyCount = sources.reduce(
  (sum, path) => sum + (readFileSync(join(ROOT, path), 'utf8').match(/:\s*any\b|\bas any\b|<any>/g) ?? []).length,
  0,
)

const figures = {
  sourceFiles: sources.length,
  linesMedian: at(0.5),
  linesP95: at(0.95),
  linesMax: lines.at(-1) ?? 0,
  testFilesPerSourceFile: Number((tests.length / Math.max(1, sources.length)).toFixed(2)),
  any: anyCount,
}
console.table(figures)

if (process.argv.includes('--accept')) writeFileSync(RECORD, JSON.stringify(figures, null, 2) + '\n')
if (process.argv.includes('--check') && existsSync(RECORD)) {
  const record = JSON.parse(readFileSync(RECORD, 'utf8'))
  const worse = [
    ...['linesMedian', 'linesP95', 'linesMax', 'any'].filter((key) => figures[key] > record[key]),
    ...(figures.testFilesPerSourceFile < record.testFilesPerSourceFile ? ['testFilesPerSourceFile'] : []),
  ]
  for (const key of worse) console.log(`${key} is ${figures[key]}; docs/figures.json allows ${record[key]}`)
  if (worse.length > 0) process.exitCode = 1
}
