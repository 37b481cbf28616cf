import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeNew, kindNames } from './new/kinds.mjs'
import { nodePath, ROOT } from './run.mjs'

/** Types of what was made and of all it imports. Those of the whole project take half a minute, and are a matter of the long run. */
const MADE_ALONE = 'tsconfig.made.json'
/** Files that add to types of others, which need not import them. */
const DECLARING = ['catalogue/ports/src', 'packages/editor/src/**/slice.ts']
const isWhole = process.env['HEDDLE_MATRIX'] === 'whole'

/** A copy of the project whose packages find one another in the copy, and all else in the project's node_modules. */
function copyProject(copy) {
  const tracked = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' }).stdout.split(
    '\0',
  )
  for (const path of tracked.filter(Boolean)) {
    mkdirSync(join(copy, dirname(path)), { recursive: true })
    cpSync(join(ROOT, path), join(copy, path))
  }
  const link = (from, to) => symlinkSync(from, to, process.platform === 'win32' ? 'junction' : undefined)
  for (const folder of [
    '.',
    ...tracked.filter((path) => /^(packages|catalogue|apps)\/[^/]+\/package\.json$/.test(path)).map(dirname),
  ]) {
    const modules = join(ROOT, folder, 'node_modules')
    let names = []
    try {
      names = readdirSync(modules)
    } catch {
      continue
    }
    mkdirSync(join(copy, folder, 'node_modules'), { recursive: true })
    for (const name of names.filter((one) => !one.startsWith('.') && one !== '@heddle'))
      link(join(modules, name), join(copy, folder, 'node_modules', name))
  }
  mkdirSync(join(copy, 'node_modules', '@heddle'))
  for (const name of readdirSync(join(ROOT, 'node_modules', '@heddle'))) {
    const target = realpathSync(join(ROOT, 'node_modules', '@heddle', name)).slice(realpathSync(ROOT).length + 1)
    link(join(copy, target), join(copy, 'node_modules', '@heddle', name))
  }
}

let copy = ''
const run = (...args) => {
  const { status, stdout, stderr } = spawnSync(nodePath(), args, { cwd: copy, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
const nameOf = (kind) => `new-${kind}`

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'heddle-new-')))
  copyProject(copy)
}, 600_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }), 600_000)

describe('npm run new', () => {
  it('makes one of each kind, and all of them pass what is said of the sources without running them', () => {
    const made = []
    for (const kind of kindNames) {
      const { status, output } = run('scripts/new.mjs', kind, nameOf(kind))
      expect({ kind, status, output }).toEqual({ kind, status: 0, output: expect.stringContaining('Made ') })
      const { folder, files } = describeNew(kind, nameOf(kind))
      made.push(...Object.keys(files).map((file) => `${folder}/${file}`))
    }
    const typed = made.filter((path) => /\.tsx?$/.test(path)).map((path) => join(copy, path))
    const alone = { extends: './tsconfig.json', files: typed, include: DECLARING, exclude: ['**/*.test.*'] }
    writeFileSync(join(copy, MADE_ALONE), JSON.stringify(alone))
    const steps = [
      ['scripts/generate-indexes.mjs', '--check'],
      ['scripts/check-layers.mjs'],
      ['node_modules/typescript/bin/tsc', '-p', isWhole ? 'tsconfig.json' : MADE_ALONE],
      ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...made.filter((path) => !path.endsWith('.md'))],
      ['node_modules/prettier/bin/prettier.cjs', '--check', ...made],
    ]
    for (const step of steps) {
      const { status, output } = run(...step)
      expect({ step: step[0], status, output: status === 0 ? '' : output }).toEqual({ step: step[0], status: 0, output: '' })
    }
  }, 600_000)

  it('says which kinds there are, what a name may be, and writes over nothing', () => {
    expect(run('scripts/new.mjs', 'gadget', 'x').output).toContain(`Kinds are ${kindNames.join(', ')}`)
    expect(run('scripts/new.mjs', 'element', 'Rating').status).toBe(1)
    writeFileSync(join(copy, 'packages/editor/src/problems/rules/kept.ts'), 'mine')
    expect(run('scripts/new.mjs', 'rule', 'kept').output).toContain('There is already')
  })
})
