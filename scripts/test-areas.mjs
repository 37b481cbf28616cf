// The parts that `npm test -- <area>` can run by themselves: a package, an app, the scripts, all journeys or one of them.
import { posix } from 'node:path'
import { listFiles } from './sources.mjs'

const PARENTS = ['packages', 'catalogue', 'apps']
const JOURNEY = '.e2e.ts'

/** Which of the three suites of vitest.config.ts a test file belongs to; none for those of `npm run test:long`. */
const suiteOf = (path) => {
  if (path.includes('.long.test.')) return undefined
  if (path.includes('.db.test.')) return 'database'
  if (path.includes('.web.test.')) return 'browser'
  return path.includes('.test.') ? 'unit' : undefined
}

const areaOf = (path) => (path.startsWith('scripts/') ? 'scripts' : path.split('/').slice(0, 2).join('/'))

/**
 * What the asked names stand for.
 * @param {readonly string[]} asked names of areas, for example `server`, `journeys` or `orders-desk`
 * @returns `suites`: folders by suite; `journeys`: files; `unknown`: names that stand for nothing; `names`: all there are
 */
export function findAreas(asked) {
  const tests = listFiles([...PARENTS, 'scripts'], ['.ts', '.tsx', '.mjs']).filter((path) => suiteOf(path) !== undefined)
  const folders = new Map([...new Set(tests.map(areaOf))].map((folder) => [posix.basename(folder), []]))
  for (const folder of new Set(tests.map(areaOf))) folders.get(posix.basename(folder)).push(folder)
  const journeyFiles = new Map(listFiles(['e2e'], [JOURNEY]).map((path) => [posix.basename(path, JOURNEY), path]))

  const suites = new Map()
  const journeys = new Set()
  const unknown = []
  for (const name of asked) {
    const found = folders.get(name) ?? []
    if (name === 'journeys') for (const path of journeyFiles.values()) journeys.add(path)
    else if (journeyFiles.has(name)) journeys.add(journeyFiles.get(name))
    else if (found.length === 0) unknown.push(name)
    for (const folder of found) {
      for (const suite of new Set(tests.filter((path) => areaOf(path) === folder).map(suiteOf))) {
        suites.set(suite, [...(suites.get(suite) ?? []), folder])
      }
    }
  }
  const names = [...new Set([...folders.keys(), 'journeys', ...journeyFiles.keys()])].toSorted()
  return { suites, journeys: [...journeys], unknown, names }
}
