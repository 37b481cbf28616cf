// `npm run test:long [-- step …]`: what takes hours and what is random, with seeds that are printed. A step that fails is said
// again with its seed; `HEDDLE_SEED=17 npm run test:long -- kill` does the same once more. `HEDDLE_LONG=0.1` does a tenth of it.
import { install } from './install.mjs'
import { binPath, tryNode } from './run.mjs'

install()
// Only now is there anything to import from node_modules.
const { needBrowser, wantHeadlessShell, wantOtherBrowsers } = await import('./test-needs.mjs')
const SHARE = Number(process.env.HEDDLE_LONG ?? 1)
const SEED = Number(process.env.HEDDLE_SEED ?? Date.now() % 1_000_000)
const times = (count) => String(Math.max(1, Math.round(count * SHARE)))

/** Each step: the suite of vitest.config.ts, the files, and what they are told. */
const STEPS = {
  many: ['long', ['packages/server/src/many.long'], { HEDDLE_MANY_TIMES: times(20) }],
  chaos: ['long', ['packages/server/src/chaos.long'], { HEDDLE_CHAOS_TIMES: times(20) }],
  calls: ['long', ['packages/server/src/failing-calls.long'], {}],
  damage: ['long', ['packages/server/src/damage.long'], { HEDDLE_DAMAGE_TIMES: times(1_000), HEDDLE_DAMAGE_SEED: SEED }],
  power: ['long', ['packages/server/src/power-cut.long'], { HEDDLE_CUT_TIMES: times(200), HEDDLE_CUT_SEED: SEED }],
  addresses: [
    'long',
    ['packages/server/src/hosting/odd-addresses.long'],
    { HEDDLE_ADDRESSES: times(10_000), HEDDLE_ADDRESSES_SEED: SEED },
  ],
  // On each engine.
  kill: ['database', ['packages/server/src/kill.db'], { HEDDLE_KILL_ROUNDS: times(1_000), HEDDLE_KILL_SEED: SEED }],
  restore: ['database', ['packages/server/src/data/restore.db'], { HEDDLE_RESTORE_KILLS: times(200), HEDDLE_RESTORE_SEED: SEED }],
  sync: ['unit*', ['packages/sync/src/converge.fuzz'], { HEDDLE_FUZZ_SEEDS: times(10_000), HEDDLE_FUZZ_FIRST: SEED }],
  store: ['unit*', ['packages/store/'], { HEDDLE_FUZZ_CASES: times(10_000), HEDDLE_FUZZ_SEED: SEED }],
  // All that a law over the catalogue could try, of which `npm test` tries a share.
  values: ['unit*', ['packages/testing/src/element-values'], { HEDDLE_MATRIX: 'whole' }],
  // Types of the whole project with one of each kind that `npm run new` makes.
  new: ['unit*', ['scripts/new.test'], { HEDDLE_MATRIX: 'whole' }],
  random: ['unit*', ['packages/', 'catalogue/'], { HEDDLE_FUZZ_SEED: SEED }],
}
/** The same of laws that browsers look at. */
const LAWS = 'laws'
/** The editor and a site in browsers that the journeys of `npm test` do not use. */
const BROWSERS = 'browsers'
/** Every example of every element on a published site, in all widths, themes and directions, with pictures to look at. */
const GALLERY = 'gallery'
/** Journeys that are drawn by hand from nothing, and looks of whole matrices, of which `npm test` has a sample. */
const JOURNEYS = 'journeys'
/** A timer and a list of people beside the two of the seven GUIs that `npm test` builds. */
const GUIS = 'guis'
/** The catalogue of another server, whose page is drawn by hand too. */
const CATALOGUE = 'catalogue'
/** The orders desk, drawn whole from an empty project. */
const DESK = 'desk'
/** Each kind of request that a page makes, failed in each way. */
const REQUESTS = 'requests'
const NAMES = [...Object.keys(STEPS), LAWS, GALLERY, JOURNEYS, GUIS, CATALOGUE, DESK, REQUESTS, BROWSERS]

/** Journeys on a fresh build. */
function runJourneys(args, told = {}) {
  const env = { ...process.env, ...told }
  return (
    tryNode(['scripts/build.mjs', '--if-needed']) && tryNode([binPath('@playwright/test', 'cli.js'), 'test', ...args], { env })
  )
}

function runBrowsers() {
  wantOtherBrowsers()
  return runJourneys(['--config', 'e2e/other-browsers/playwright.config.ts'])
}

function runStep(name) {
  if (name === BROWSERS) return runBrowsers()
  if (name === GALLERY) return runJourneys(['e2e/gallery.e2e.ts'], { HEDDLE_GALLERY: 'whole' })
  if (name === JOURNEYS) return runJourneys(['--grep=@long'])
  if (name === GUIS) return runJourneys(['e2e/seven-guis.e2e.ts'], { HEDDLE_GUIS: 'whole' })
  if (name === CATALOGUE) return runJourneys(['e2e/rest.e2e.ts'], { HEDDLE_CATALOGUE: 'whole' })
  if (name === DESK) return runJourneys(['e2e/desk-whole.e2e.ts'], { HEDDLE_DESK: 'whole' })
  if (name === REQUESTS) return runJourneys(['e2e/town.e2e.ts'], { HEDDLE_REQUESTS: 'whole' })
  if (name === LAWS) {
    needBrowser()
    wantHeadlessShell()
    return runTests('browser', ['packages/testing/'], { HEDDLE_MATRIX: 'whole' })
  }
  return runTests(...STEPS[name])
}

/** Files of a suite of vitest.config.ts, and what they are told. */
function runTests(suite, files, told) {
  const env = { ...process.env, ...Object.fromEntries(Object.entries(told).map(([key, value]) => [key, String(value)])) }
  return tryNode([binPath('vitest', 'vitest.mjs'), 'run', '--project', suite, '--testTimeout=86400000', ...files], { env })
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !NAMES.includes(name))
if (unknown.length > 0) {
  console.error(`There is no step called ${unknown.join(', ')}. Steps are ${NAMES.join(', ')}.`)
  process.exit(1)
}
const failed = []
for (const name of asked.length > 0 ? asked : NAMES) {
  console.log(`\n${name}, seed ${SEED}`)
  if (!runStep(name)) failed.push(name)
}
for (const name of failed) console.log(`failed: HEDDLE_SEED=${SEED} npm run test:long -- ${name}`)
process.exitCode = failed.length > 0 ? 1 : 0
