// Holds that regular expressions cost no more than their text is long, wherever text from outside may meet them. One whose text is
// short or trusted says so in a comment at or above its line that begins with `Bounded:`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { patternCost } from './pattern-cost.mjs'
import { ROOT } from './run.mjs'
import { isTest, listFiles } from './sources.mjs'

/** What only the person in front of it writes into, or what runs when Heddle is built. */
const TRUSTED = ['packages/editor/', 'packages/testing/', 'apps/editor/', 'catalogue/icons/', 'catalogue/templates/']
/** Lines above a pattern that may hold its reason. */
const ABOVE = 3

const files = listFiles(['packages', 'catalogue', 'apps'], ['.ts', '.tsx']).filter(
  (path) =>
    path.includes('/src/') && !isTest(path) && !path.endsWith('.d.ts') && !TRUSTED.some((folder) => path.startsWith(folder)),
)

/** Regular expressions of a source file, with the line they stand at. */
function patternsOf(path) {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const found = []
  const walk = (node) => {
    if (node === null || typeof node !== 'object') return
    if (node.type === 'Literal' && node.regex) found.push({ ...node.regex, line: text.slice(0, node.start).split('\n').length })
    for (const key in node) walk(node[key])
  }
  walk(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path))
  const lines = text.split('\n')
  const isBounded = (line) => lines.slice(Math.max(0, line - 1 - ABOVE), line).some((each) => /\bBounded: \S/.test(each))
  return found.filter(({ line }) => !isBounded(line))
}

let problems = 0
for (const path of files) {
  for (const { pattern, flags, line } of patternsOf(path)) {
    const cost = patternCost(pattern, flags)
    if (cost === undefined) continue
    problems += 1
    console.log(`${path}:${line} /${pattern}/${flags} is not linear (${cost}); write it in code, or say why its text is bounded`)
  }
}
process.exitCode = problems > 0 ? 1 : 0
