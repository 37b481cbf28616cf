// Holds rules and tests together, both ways: every rule `- **store-S1** …` of a SPEC.md of `packages` or `catalogue` is named at the start of a test's
// title, and every title that begins with such an id names a rule that exists. Then docs/spec/rules.md: its count, its homes, that
// a test names what is built of elements, and that a text quoted by a rule that is built stands in the sources to the letter.
// `--count` writes the count.
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
/** Rules of the specification that tests name. */
const proven = new Set()
for (const path of listFiles(['packages', 'catalogue', 'apps', 'e2e', 'scripts'], ['.ts', '.tsx', '.mjs']).filter(isTest)) {
  for (const [id] of read(path).matchAll(/\bS\d+-\d+\b/g)) proven.add(id)
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

for (const { id, home, state } of rows) {
  const isOfElements = home.startsWith('`catalogue/elements/') && state.startsWith('built')
  if (isOfElements && !proven.has(id)) problems.push(`${RULES}: ${id} is built, but no test names it`)
  for (const [, path, later] of home.matchAll(/`([^`]+)`( \(later\))?/g)) {
    if (!later && !existsSync(join(ROOT, path))) problems.push(`${RULES}: ${id} names ${path}, which does not exist`)
  }
}
const sources = listFiles(['packages', 'catalogue'], ['.ts', '.tsx'])
  .filter((path) => !isTest(path))
  .map(read)
  .join('\n')
for (const { id, rule, state } of rows) {
  if (!state.startsWith('built') || !/^S[58]-/.test(id)) continue
  for (const [, quoted] of rule.matchAll(/'([^']{12,})'/g)) {
    const parts = quoted.replace(/^\.\.\. /, '').split(/\{[^}]+\}/)
    for (const part of parts.filter((each) => each.trim().length > 3)) {
      if (!sources.includes(part)) problems.push(`${RULES}: ${id} is built, but no source holds '${part}'`)
    }
  }
}

for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
