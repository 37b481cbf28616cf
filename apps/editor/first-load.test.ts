import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { MOST_KIB, weighFirstLoad, weighModules, type FirstLoad, type ModuleWeight } from './testing/first-load.ts'

/** How many modules are named when the first load has become too large: of all, and of each folder and library. */
const NAMED_MODULES = 40

let load: FirstLoad
let modules: readonly ModuleWeight[]

// `npm test` has built it already, then this is done at once.
beforeAll(async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  // Tests say in the environment that they are tests, and what is built for those is another thing.
  const { NODE_ENV: _, ...env } = process.env
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-needed'], { cwd: root, env, stdio: 'pipe' })
  load = await weighFirstLoad()
  modules = await weighModules()
}, 600_000)

const inKib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`

/** What somebody needs to know who made it larger. */
function account(): string {
  const folders = Map.groupBy(modules, ({ module }) => module.split('/').slice(0, 4).join('/'))
  const sums = [...folders].map(([place, list]) => ({ place, bytes: list.reduce((sum, { bytes }) => sum + bytes, 0) }))
  return [
    `The first load is ${inKib(load.bytes)}, at most ${MOST_KIB}.`,
    'Files:',
    ...load.files.map(({ path, bytes }) => `  ${inKib(bytes)} ${path}`),
    'Largest folders:',
    ...sums
      .toSorted((a, b) => b.bytes - a.bytes)
      .slice(0, NAMED_MODULES)
      .map(({ place, bytes }) => `  ${inKib(bytes)} ${place}`),
    'Largest modules:',
    ...modules.slice(0, NAMED_MODULES).map(({ module, bytes, script }) => `  ${inKib(bytes)} ${module} (${script})`),
  ].join('\n')
}

test('what the editor and its canvas load at once stays small', () => {
  expect(load.bytes / 1024, account()).toBeLessThanOrEqual(MOST_KIB)
})

test('who makes it larger is told of what', () => {
  const told = account()
  for (const place of ['node_modules/react-dom/cjs', 'packages/document/src/operations']) expect(told).toContain(place)
  expect(told).toContain('node_modules/react-dom/cjs/react-dom-client.production.js (shared)')
  const scripts = load.files.filter(({ path }) => path.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0)
  const weighed = modules.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(Math.abs(weighed - scripts) / scripts).toBeLessThan(0.01)
})

test('what React Aria says in languages that the editor does not speak is not loaded', () => {
  const words = modules.filter(({ module }) => /\/intl\/.*[a-z]{2}-[A-Z]{2}\.mjs$/.test(module) && !module.includes('en-US'))
  expect(words.filter(({ bytes }) => bytes > 50)).toEqual([])
})
