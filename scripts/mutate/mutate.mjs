// `npm run mutate [name …] [--each N] [--seed N] [--file path] [--again] [--accept]`: changes the sources of a package in small ways, one
// at a time, and runs the package's own tests that reach the changed file. A mutant that no test notices is printed. The score
// (noticed of tried, in per cent) of a package may not fall below docs/figures.json; `--accept` writes a better one there.
// `--again` tries only the mutants that were alive in the last run, and judges no score. A name is a package (`server`) or a folder
// of the catalogue (`catalogue/actions`); without one the engines are tried.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { createVitest } from 'vitest/node'
import { createRandom } from '../../packages/testing/src/seeded.ts'
import { browserDependencies } from '../browser-dependencies.mjs'
import { chromiumOptions } from '../chromium.mjs'
import { hasFailed } from './has-failed.mjs'
import { aliveBefore, rememberAlive } from './last-run.mjs'
import { ACTIVE_ADDRESS, CONTRACTS, findMutants, withMutants } from './mutants.mjs'
import { askedInOrder, ENGINES, folderOf, nameOf, nearestOf } from './packages.mjs'
import { ROOT } from '../run.mjs'
import { seededRuns } from '../seeded-plugin.mjs'
import { importsOf, isGenerated, isTest, listFiles } from '../sources.mjs'
import { writeWhole } from '../write-whole.mjs'

const RECORD = join(ROOT, 'docs', 'figures.json')
const LAST_RUNS = join(ROOT, 'node_modules', '.cache', 'mutants')
/** Packages whose behaviour their own tests must pin down; per cent of the tried mutants. */
const AIM = 85

function readArguments(args) {
  const options = { packages: [], each: 60, seed: 1, file: undefined, again: false, accept: false }
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index]
    if (argument === '--accept' || argument === '--again') options[argument.slice(2)] = true
    else if (argument === '--each' || argument === '--seed') options[argument.slice(2)] = Number(args[(index += 1)])
    else if (argument === '--file') options.file = args[(index += 1)]
    else options.packages.push(argument)
  }
  if (options.file) options.packages = [nameOf(options.file)]
  if (options.packages.length === 0) options.packages = ENGINES
  const unknown = options.packages.find((name) => !existsSync(join(ROOT, folderOf(name))))
  if (unknown !== undefined) {
    console.log(`There is no ${folderOf(unknown)}: name a package such as store or server, or a folder such as catalogue/actions`)
    process.exit(1)
  }
  return options
}

function sample(list, count, random) {
  const rest = [...list]
  for (let index = rest.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    ;[rest[index], rest[other]] = [rest[other], rest[index]]
  }
  return rest.slice(0, count)
}

/** Files that a file names: what it imports, and of a test also what it lets a page of its own load. */
function namedIn(path) {
  if (!isTest(path)) return importsOf(path).map(({ from }) => from)
  return [...readFileSync(join(ROOT, path), 'utf8').matchAll(/['"](\.{1,2}\/[^'"]+\.tsx?)['"]/g)].map(([, from]) => from)
}

/** For each test file of the package: how many imports lie between it and each source file it reaches. */
function reachOf(tests) {
  return new Map(
    tests.map((test) => {
      const distance = new Map([[test, 0]])
      const queue = [test]
      for (const path of queue) {
        for (const from of namedIn(path)) {
          const target = posix.join(dirname(path), from)
          if (!from.startsWith('.') || distance.has(target) || !/\.tsx?$/.test(target)) continue
          distance.set(target, distance.get(path) + 1)
          queue.push(target)
        }
      }
      return [test, distance]
    }),
  )
}

const isBrowserTest = (path) => path.includes('.web.test.')

async function openRunner(tests, mutated, browser) {
  const { playwright } = browser ? await import('@vitest/browser-playwright') : {}
  const test = {
    config: false,
    // The cache knows a file by its text, not by the mutants that stood in it when it was filled.
    fsModuleCache: false,
    root: ROOT,
    watch: false,
    include: tests,
    reporters: [{}],
    bail: 1,
    maxWorkers: 1,
    // As in vitest.config.ts: ends a test that hangs. A shorter one would take a busy machine for a noticed mutant.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine is no mutant that was noticed: what tests wait for may take its time.
    expect: { poll: { timeout: 20_000 } },
    passWithNoTests: true,
    dangerouslyIgnoreUnhandledErrors: false,
    ...(browser
      ? {
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        }
      : { pool: 'forks' }),
  }
  const plugin = {
    name: 'mutants',
    enforce: 'pre',
    transform(code, id) {
      const path = posix.relative(ROOT, id.split('?')[0])
      return mutated.has(path) ? { code: withMutants(path, code), map: null } : undefined
    },
    configureServer(server) {
      server.middlewares.use(ACTIVE_ADDRESS, (_request, response) => {
        response.setHeader('Access-Control-Allow-Origin', '*')
        response.end(process.env.HEDDLE_MUTANT)
      })
    },
  }
  return createVitest('test', test, {
    plugins: browser ? [plugin] : [seededRuns, plugin],
    logLevel: 'silent',
    server: { watch: null },
    optimizeDeps: { include: browser ? browserDependencies() : [] },
  })
}

/** Whether one of the tests fails while the mutant (none when absent) is active. */
async function isNoticed(runner, specifications, mutant = '') {
  process.env.HEDDLE_MUTANT = mutant
  return hasFailed(await runner.runTestSpecifications(specifications, false), specifications)
}

/** Milliseconds from which on a test file is asked only after all others. */
const SLOW = 1500

/**
 * The tests of one environment that reach a mutated file, nearest first, but slow ones last, and no more than `most`. Each file
 * is run once without a mutant, before it is asked for the first time.
 */
async function openSuite(tests, mutated, browser, most) {
  const reach = reachOf(tests)
  const runner = await openRunner(tests, mutated, browser)
  const found = await runner.globTestSpecifications()
  const specifications = new Map(found.map((one) => [posix.relative(ROOT, one.moduleId), one]))
  const measured = new Set()
  const slow = new Set()

  async function measure(files) {
    const asked = files.filter((test) => !measured.has(test))
    if (asked.length === 0) return
    const some = asked.map((test) => specifications.get(test))
    if (await isNoticed(runner, some)) throw new Error(`tests fail without a mutant: ${asked.join(', ')}`)
    for (const test of asked) measured.add(test)
    for (const module of runner.state.getTestModules())
      if (module.diagnostic().duration > SLOW) slow.add(posix.relative(ROOT, module.moduleId))
  }
  return {
    close: () => runner.close(),
    async notices({ path, id }) {
      const distances = new Map(tests.flatMap((test) => (reach.get(test).has(path) ? [[test, reach.get(test).get(path)]] : [])))
      await measure(askedInOrder(distances, slow, most))
      const near = askedInOrder(distances, slow, most)
      // A few at a time: most mutants end at the nearest.
      for (let from = 0, to; from < near.length; from = to) {
        to = slow.has(near[from]) ? from + 1 : from + 4
        const some = near.slice(from, to).map((test) => specifications.get(test))
        if (await isNoticed(runner, some, `${path}#${id}`)) return true
      }
      return false
    },
  }
}

/** A sample of all mutants, and besides it one of the limits and messages: those are the specification's, to the letter. */
function choose(all, { each, seed }) {
  const random = createRandom(seed)
  const chosen = sample(all, each, random)
  const facts = all.filter(({ path, kind }) => CONTRACTS.test(path) && /^(number|text)/.test(kind))
  return [...new Set([...chosen, ...sample(facts, Math.round(each / 4), random)])]
}

async function mutatePackage(name, options) {
  const files = listFiles([folderOf(name)], ['.ts', '.tsx'])
  const sources = files.filter((path) => !isTest(path) && !isGenerated(path) && (!options.file || path === options.file))
  const tests = files.filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('.db.test.') && !path.includes('.long.test.'))
  const all = sources.flatMap((path) => {
    const source = readFileSync(join(ROOT, path), 'utf8')
    return findMutants(path, source).mutants.map((mutant) => ({
      ...mutant,
      path,
      source: source.slice(mutant.start, mutant.end),
    }))
  })
  const chosen = options.again ? aliveBefore(LAST_RUNS, name, all) : choose(all, options)
  let rest = chosen
  for (const browser of [false, true]) {
    const own = tests.filter((path) => isBrowserTest(path) === browser)
    if (own.length === 0 || rest.length === 0) continue
    const suite = await openSuite(own, new Set(sources), browser, nearestOf(name))
    const alive = []
    for (const [index, mutant] of rest.entries()) {
      if (!(await suite.notices(mutant))) {
        alive.push(mutant)
        process.stderr.write(
          `\r${mutant.path}:${mutant.line} ${mutant.kind}: no test of ${browser ? 'browsers' : 'Node'} sees it\n`,
        )
      }
      process.stderr.write(`\r${name}: ${index + 1} of ${rest.length}, ${alive.length} alive `)
    }
    process.stderr.write('\n')
    await suite.close()
    rest = alive
  }
  rememberAlive(LAST_RUNS, name, all, rest)
  for (const { path, line, kind } of rest) console.log(`alive: ${path}:${line} ${kind}`)
  const score = Math.round((1 - rest.length / Math.max(1, chosen.length)) * 100)
  return { package: name, tried: chosen.length, of: all.length, score }
}

const options = readArguments(process.argv.slice(2))
const record = JSON.parse(readFileSync(RECORD, 'utf8'))
const results = []
for (const name of options.packages) results.push(await mutatePackage(name, options))
console.table(results)
// Tests that failed with a mutant, as they should, left another code.
process.exitCode = 0
const scores = { ...record.mutationScore }
for (const { package: name, score } of results) {
  const wanted = options.file || options.again ? 0 : Math.min(scores[name] ?? AIM, AIM)
  if (score < wanted) {
    console.log(`${name}: ${score} % of the mutants are noticed; ${wanted} % are asked for`)
    process.exitCode = 1
  }
  if (!options.file && !options.again) scores[name] = Math.max(score, scores[name] ?? 0)
}
if (options.accept) writeWhole(RECORD, JSON.stringify({ ...record, mutationScore: scores }, null, 2) + '\n')
// Browsers and forks of a mutant that broke them may still be there.
process.exit()
