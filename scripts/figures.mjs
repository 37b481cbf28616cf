// Prints the figures of the code (lines per file, `any`, files on the way of a property, tests per package, bytes of elements) and,
// with --check, fails when one is past its limit in docs/figures.json. `--accept` writes what is better there, and elements that
// are new. Why these: docs/decisions/0010 and 0026.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { elementBytes } from './element-bytes.mjs'
import { followPath } from './paths.mjs'
import { ROOT } from './run.mjs'
import { writeWhole } from './write-whole.mjs'
import { isGenerated, isTest, listFiles } from './sources.mjs'

const RECORD = join(ROOT, 'docs', 'figures.json')
const all = listFiles(['packages', 'catalogue', 'apps'], ['.ts', '.tsx']).filter(
  (path) => path.includes('/src/') && !isGenerated(path),
)
const sources = all.filter((path) => !isTest(path))
const isTestFile = (path) => /\.test\.tsx?$/.test(path)
const linesOf = (path) => readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1
const lines = sources.map(linesOf).toSorted((a, b) => a - b)
const at = (share) => lines[Math.min(lines.length - 1, Math.floor(lines.length * share))] ?? 0
const anyCount = sources.reduce(
  (sum, path) => sum + (readFileSync(join(ROOT, path), 'utf8').match(/:\s*any\b|\bas any\b|<any>/g) ?? []).length,
  0,
)

/** `packages/store` of a path in it. */
const packageOf = (path) => path.split('/').slice(0, 2).join('/')
// Templates are data, drawn by the tests of `testing`; words in other languages are too, held by one law over all of them. Apps are
// compositions, tried by the journeys.
const isCounted = (name) => !name.startsWith('apps/') && name !== 'packages/testing' && name !== 'catalogue/templates'
const isWords = (path) => path.startsWith('catalogue/elements/src/words/')
/** Lines of tests for each line of source, per package: into how many files either is cut does not change it. */
const testLinesPerSourceLine = Object.fromEntries(
  [...new Set(sources.map(packageOf))]
    .filter(isCounted)
    .toSorted()
    .map((name) => {
      const sum = (paths) => paths.filter((path) => packageOf(path) === name).reduce((total, path) => total + linesOf(path), 0)
      return [name, Number((sum(all.filter(isTestFile)) / sum(sources.filter((path) => !isWords(path)))).toFixed(2))]
    }),
)

const record = JSON.parse(readFileSync(RECORD, 'utf8'))
/** What one has to read to follow a property from the inspector to the visitor. */
const { files: propertyPath, problems: pathProblems } = followPath(
  JSON.parse(readFileSync(join(ROOT, 'docs', 'paths.json'), 'utf8')).property.steps,
  (file) => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : undefined),
)
const figures = { linesP95: at(0.95), linesMax: lines.at(-1) ?? 0, any: anyCount, propertyPathFiles: propertyPath.length }
console.table({ sourceFiles: sources.length, ...figures })
console.table(testLinesPerSourceLine)
/** Bytes of each element's own code by gzip. */
const bytes = await elementBytes()
/** A compressor of another version makes a few bytes more, which is a large share of the smallest. */
const mostBytes = (recorded) => recorded * 1.03 + 8
console.table(bytes)

if (process.argv.includes('--accept')) {
  const better = Object.fromEntries(
    Object.entries(testLinesPerSourceLine).map(([name, share]) => [
      name,
      Math.max(share, record.testLinesPerSourceLine[name] ?? 0),
    ]),
  )
  const least = Object.fromEntries(
    Object.entries(bytes).map(([name, count]) => [name, Math.min(count, record.elementBytes[name] ?? count)]),
  )
  const accepted = { ...record, testLinesPerSourceLine: better, elementBytes: least }
  writeWhole(RECORD, JSON.stringify(accepted, null, 2) + '\n')
}
if (process.argv.includes('--check')) {
  const worse = Object.keys(figures)
    .filter((key) => figures[key] > record[key])
    .map((key) => `${key} is ${figures[key]}; docs/figures.json allows ${record[key]}`)
  for (const [name, share] of Object.entries(record.testLinesPerSourceLine)) {
    if ((testLinesPerSourceLine[name] ?? 0) < share)
      worse.push(`${name} has ${testLinesPerSourceLine[name] ?? 0} lines of tests for each line of source; it had ${share}`)
  }
  for (const [name, most] of Object.entries(record.elementBytes)) {
    if ((bytes[name] ?? 0) > mostBytes(most))
      worse.push(`The element ${name} is ${bytes[name]} bytes by gzip; docs/figures.json allows ${most}`)
  }
  worse.push(...pathProblems.map((problem) => `docs/paths.json: ${problem}`))
  for (const line of worse) console.log(line)
  if (worse.length > 0) process.exitCode = 1
}
