// `npm run check`: everything that can be said of the sources without running them.
import { binPath, tryNode } from './run.mjs'

const steps = [
  ['generated indexes are clean', ['scripts/generate-indexes.mjs', '--check']],
  ['the compiled grammar is clean', ['packages/formula/scripts/generate-grammar.mjs', '--check']],
  ['layers hold', ['scripts/check-layers.mjs']],
  ['patterns are linear', ['scripts/check-patterns.mjs']],
  ['every rule of a SPEC.md has a test', ['scripts/check-spec.mjs']],
  ['types', [binPath('typescript', 'bin/tsc'), '-p', 'tsconfig.json']],
  ['types of packages without browser or Node', [binPath('typescript', 'bin/tsc'), '-p', 'tsconfig.pure.json']],
  ['lint', [binPath('oxlint', 'bin/oxlint'), '--deny-warnings', '.']],
  // Two thirds of all the work here; what was looked at and has not changed since is not looked at again.
  [
    'format',
    [binPath('prettier', 'bin/prettier.cjs'), '--check', '--cache', '--cache-strategy', 'content', '--log-level', 'warn', '.'],
  ],
  ['figures', ['scripts/figures.mjs', '--check']],
]

const failed = steps.filter(([name, command]) => {
  const ok = tryNode(command)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`)
  return !ok
})
process.exitCode = failed.length > 0 ? 1 : 0
