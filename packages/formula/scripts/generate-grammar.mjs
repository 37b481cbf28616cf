// Compiles src/formula.grammar to src/grammar.gen.js. `--check` only says whether the committed file is current.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildParserFile } from '@lezer/generator'
import { writeWhole } from '../../../scripts/write-whole.mjs'

const folder = new URL('../src/', import.meta.url)
const target = new URL('grammar.gen.js', folder)
const warnings = []
const { parser } = buildParserFile(readFileSync(new URL('formula.grammar', folder), 'utf8'), {
  fileName: 'formula.grammar',
  warn: (message) => warnings.push(message),
})
for (const warning of warnings) console.error(warning)
if (warnings.length > 0) process.exitCode = 1
else if (!process.argv.includes('--check')) writeWhole(fileURLToPath(target), parser)
else if (readFileSync(target, 'utf8') !== parser) {
  console.error('packages/formula/src/grammar.gen.js is old: run node packages/formula/scripts/generate-grammar.mjs')
  process.exitCode = 1
}
