// `npm test`: installs, gets a browser and PostgreSQL where they can be had, checks the house, then runs unit, property,
// database, browser and end-to-end tests. `npm test -- <area> …` runs the tests of some parts only.
import { install } from './install.mjs'
import { binPath, runNode, runNpm } from './run.mjs'

install()
// Only now is there anything to import from node_modules.
const { needBrowser, wantHeadlessShell, wantPostgres } = await import('./test-needs.mjs')
const { findAreas } = await import('./test-areas.mjs')

const SUITES = ['unit', 'database', 'browser']
/** Unit tests are two projects of vitest.config.ts: those that share processes and those that do not. */
const projectOf = (suite) => (suite === 'unit' ? 'unit*' : suite)
const vitest = (suite, folders) =>
  runNode([binPath('vitest', 'vitest.mjs'), 'run', '--project', projectOf(suite), ...folders.map((folder) => `${folder}/`)])
const journeys = (files) => runNode([binPath('@playwright/test', 'cli.js'), 'test', ...files])

const asked = process.argv.slice(2)
const areas = findAreas(asked)
if (areas.unknown.length > 0) {
  console.error(`There is no area called ${areas.unknown.join(', ')}. Areas are ${areas.names.join(', ')}.`)
  process.exit(1)
}
const isWhole = asked.length === 0
if (isWhole || areas.suites.has('browser') || areas.journeys.length > 0) {
  needBrowser()
  wantHeadlessShell()
}
if (isWhole || areas.suites.has('database')) wantPostgres()
if (isWhole) runNpm(['run', 'check'])
if (isWhole || areas.suites.size > 0 || areas.journeys.length > 0) runNode(['scripts/build.mjs', '--if-needed'])
for (const suite of SUITES) {
  if (isWhole) vitest(suite, [])
  else if (areas.suites.has(suite)) vitest(suite, areas.suites.get(suite))
}
if (isWhole) journeys([])
else if (areas.journeys.length > 0) journeys(areas.journeys)
