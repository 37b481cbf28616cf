// `npm test`: installs, gets a browser and PostgreSQL where they can be had, checks the house, then runs unit, property,
// database, browser and end-to-end tests. `npm test -- <area> …` runs the tests of some parts only. In the end it says how long
// each part took.
import { install } from './install.mjs'
import { binPath, runNode, runNpm } from './run.mjs'

const parts = []
/** Does one part of the run, whose time is told in the end. */
function timed(name, act) {
  const part = { name, start: Date.now(), end: undefined }
  parts.push(part)
  act()
  part.end = Date.now()
}
// A part that fails ends the process.
process.on('exit', () => {
  for (const { name, start, end = Date.now() } of parts) console.log(`${Math.round((end - start) / 1000)} s  ${name}`)
})

timed('install', install)
// Only now is there anything to import from node_modules.
const { needBrowser, wantHeadlessShell, wantPostgres } = await import('./test-needs.mjs')
const { findAreas } = await import('./test-areas.mjs')

const SUITES = ['unit', 'database', 'browser']
/** Unit tests are two projects of vitest.config.ts: those that share processes and those that do not. */
const projectOf = (suite) => (suite === 'unit' ? 'unit*' : suite)
const vitest = (suite, folders) =>
  runNode([binPath('vitest', 'vitest.mjs'), 'run', '--project', projectOf(suite), ...folders.map((folder) => `${folder}/`)])
const journeys = (args) => runNode([binPath('@playwright/test', 'cli.js'), 'test', ...args])
/** Those that `npm run test:long -- journeys` does are left out of all, and done where they are asked for by name. */
const ALL_JOURNEYS = ['--grep-invert=@long']

const asked = process.argv.slice(2)
const areas = findAreas(asked)
if (areas.unknown.length > 0) {
  console.error(`There is no area called ${areas.unknown.join(', ')}. Areas are ${areas.names.join(', ')}.`)
  process.exit(1)
}
const isWhole = asked.length === 0
timed('browser and PostgreSQL', () => {
  if (isWhole || areas.suites.has('browser') || areas.journeys.length > 0) {
    needBrowser()
    wantHeadlessShell()
  }
  if (isWhole || areas.suites.has('database')) wantPostgres()
})
if (isWhole) timed('check', () => runNpm(['run', 'check']))
if (isWhole || areas.suites.size > 0 || areas.journeys.length > 0)
  timed('build', () => runNode(['scripts/build.mjs', '--if-needed']))
for (const suite of SUITES) {
  if (isWhole) timed(suite, () => vitest(suite, []))
  else if (areas.suites.has(suite)) timed(suite, () => vitest(suite, areas.suites.get(suite)))
}
if (isWhole || asked.includes('journeys')) timed('journeys', () => journeys(ALL_JOURNEYS))
else if (areas.journeys.length > 0) timed('journeys', () => journeys(areas.journeys))
