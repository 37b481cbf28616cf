// Holds rules and tests together, both ways: every rule `- **store-S1** …` of a SPEC.md of `packages` or `catalogue` is named at the start of a test's
// title, and every title that begins with such an id names a rule that exists. Then docs/spec/rules.md: its count, its homes, that a
// text quoted by a rule that is built stands in the sources to the letter, and that a test names every other rule that is built.
// `--count` writes the count, `--rule S2-05` prints what proves that rule.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'
import { isTest, listFiles } from './sources.mjs'
import { writeWhole } from './write-whole.mjs'

const problems = []
const read = (path) => readFileSync(join(ROOT, path), 'utf8')

const rules = new Map()
const folders = ['packages', 'catalogue'].flatMap((room) => readdirSync(join(ROOT, room)).map((name) => ({ room, name })))
for (const { room, name } of folders) {
  const spec = `${room}/${name}/SPEC.md`
  if (!existsSync(join(ROOT, spec))) continue
  for (const [, id] of read(spec).matchAll(/^- \*\*([^*]+)\*\*/gm)) {
    if (!new RegExp(`^${name}-[A-Z]{1,3}\\d+$`).test(id)) problems.push(`${spec}: the id ${id} does not begin with ${name}-`)
    if (rules.has(id)) problems.push(`${spec}: ${id} stands twice`)
    rules.set(id, spec)
  }
}
const named = new Map()
/** Rules of the specification, each with the places of tests that name it. A comment proves nothing: an id counts in a text. */
const proven = new Map()
for (const path of listFiles(['packages', 'catalogue', 'apps', 'e2e', 'scripts'], ['.ts', '.tsx', '.mjs']).filter(isTest)) {
  for (const [at, line] of read(path).split('\n').entries()) {
    if (!/['"`].*\bS\d+-\d+\b/.test(line)) continue
    const place = `${path}:${at + 1}: ${line.trim()}`
    for (const [id] of line.matchAll(/\bS\d+-\d+\b/g)) proven.set(id, [...(proven.get(id) ?? []), place])
  }
  for (const [, id] of read(path).matchAll(/\(\s*['"`](?:\$\{[^}]+\}: )?([a-z]+-[A-Z]{1,3}\d+) /g)) {
    if (!named.has(id)) named.set(id, path)
  }
}
for (const [id, spec] of rules) if (!named.has(id)) problems.push(`${spec}: no test's title begins with ${id}`)
for (const [id, path] of named) if (!rules.has(id)) problems.push(`${path}: a test names the rule ${id}, which no SPEC.md has`)

const RULES = 'docs/spec/rules.md'
const text = read(RULES)
const rows = [...text.matchAll(/^\| (S\d+-\d+) +\|(.*)\|(.*)\|(.*)\|$/gm)].map(([, id, ...cells]) => {
  const [rule, home, state] = cells.map((cell) => cell.trim())
  return { id, rule, home, state }
})
const ids = new Set(rows.map(({ id }) => id))
if (ids.size !== rows.length) problems.push(`${RULES}: an id stands twice`)
const count = (begin) => rows.filter(({ state }) => state.startsWith(begin)).length
const [built, part, notBuilt] = ['built', 'part', 'not built'].map(count)
const line = `${rows.length} rules: ${built} built, ${part} in part, ${notBuilt} not built.`
const counted = text.replace(/^\d+ rules: .*$/m, line)
if (built + part + notBuilt !== rows.length) problems.push(`${RULES}: a state is none of built, part and not built`)
if (process.argv.includes('--count')) writeWhole(join(ROOT, RULES), counted)
else if (counted !== text) problems.push(`${RULES}: the count is not "${line}"; run node scripts/check-spec.mjs --count`)

const sources = listFiles(['packages', 'catalogue'], ['.ts', '.tsx'])
  .filter((path) => !isTest(path))
  .map((path) => ({ path, text: read(path) }))

/** A text that a rule quotes, as it has to stand in a source: whole, with anything where the rule has a name in braces. */
function quotedPattern(quoted) {
  const parts = quoted.replace(/^\.\.\. /, '').split(/\{[^}]+\}/)
  const before = quoted.startsWith('... ') ? '' : '[\'"`]'
  return new RegExp(`${before}${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\$\\{[^}]+\\}')}['"\`]`)
}
/** The texts that a rule of messages quotes, each with a source that holds it, if any does: at the rule's home if it can be. */
function placesOfTexts({ id, rule, home }) {
  if (!/^S[58]-/.test(id)) return []
  return Array.from(rule.matchAll(/'([^']{12,})'/g), ([, quoted]) => {
    const pattern = quotedPattern(quoted)
    const holding = sources.filter((source) => pattern.test(source.text)).map(({ path }) => path)
    const atHome = holding.find((path) => home.includes(`\`${path}\``))
    return { quoted, path: atHome ?? holding[0], isAtHome: atHome !== undefined }
  })
}
/** A rule that is a text and nothing else: where its home says it to the letter, changing it turns this check red. */
const isText = ({ rule }) => /^(?:[A-Z][a-z]+(?: [a-z]+){1,2}:? )?'[^']{12,}'$/.test(rule)

for (const row of rows) {
  const { id, home, state } = row
  for (const [, path, later] of home.matchAll(/`([^`]+)`( \(later\))?/g)) {
    if (!later && !existsSync(join(ROOT, path))) problems.push(`${RULES}: ${id} names ${path}, which does not exist`)
  }
  if (!state.startsWith('built')) continue
  const texts = placesOfTexts(row)
  for (const { quoted, path } of texts) if (!path) problems.push(`${RULES}: ${id} is built, but no source holds '${quoted}'`)
  if (!proven.has(id) && !(isText(row) && texts.every(({ isAtHome }) => isAtHome)))
    problems.push(`${RULES}: ${id} is built, but no test names it`)
}
for (const [id, [place]] of proven) if (!ids.has(id)) problems.push(`${place}: names ${id}, which ${RULES} does not have`)

const asked = process.argv.indexOf('--rule')
if (asked > 0) {
  const row = rows.find(({ id }) => id === process.argv[asked + 1])
  if (!row) problems.splice(0, Infinity, `${RULES} has no rule ${process.argv[asked + 1]}`)
  else {
    console.log(`${row.id} ${row.rule} (${row.state})`)
    for (const { quoted, path } of placesOfTexts(row)) console.log(`  ${path ?? 'nowhere'}: '${quoted}'`)
    for (const place of proven.get(row.id) ?? []) console.log(`  ${place}`)
    problems.length = 0
  }
}

for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
