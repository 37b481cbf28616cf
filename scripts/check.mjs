// `npm run check`: everything that can be said of the sources without running them.
import { binPath, hearNode } from './run.mjs'

// What was looked at and has not changed since is not looked at again.
const PRETTIER = binPath('prettier', 'bin/prettier.cjs')
const FORMAT = [PRETTIER, '--check', '--cache', '--cache-strategy', 'content', '--log-level', 'warn', '.']
const steps = [
  ['generated indexes are clean', ['scripts/generate-indexes.mjs', '--check']],
  ['the compiled grammar is clean', ['packages/formula/scripts/generate-grammar.mjs', '--check']],
  ['layers hold', ['scripts/check-layers.mjs']],
  ['patterns are linear', ['scripts/check-patterns.mjs']],
  ['every rule of a SPEC.md has a test', ['scripts/check-spec.mjs']],
  ['types', [binPath('typescript', 'bin/tsc'), '-p', 'tsconfig.json']],
  ['types of packages without browser or Node', [binPath('typescript', 'bin/tsc'), '-p', 'tsconfig.pure.json']],
  ['lint', [binPath('oxlint', 'bin/oxlint'), '--deny-warnings', '.']],
  ['figures', ['scripts/figures.mjs', '--check']],
]

// Formatting takes as long as all the others together, and one core: it runs beside them.
const format = hearNode(FORMAT)
for (const [name, command] of [...steps, ['format', FORMAT]]) {
  const { ok, said } = await (command === FORMAT ? format : hearNode(command))
  process.stdout.write(said)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`)
  if (!ok) process.exitCode = 1
}
