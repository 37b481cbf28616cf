import { parseFormula } from '@heddle/formula/parse'
import { compileFormula } from '@heddle/formula/run'
import { gzipSizeOf } from './formula/bundle.ts'
import { CASES, type FormulaCase } from './formula/cases.ts'
import { makeData, type Data } from './formula/data.ts'
import { compileOurs, ENVIRONMENT, makeScope, makeSignals, overSignals } from './formula/ours.ts'
import { peersOf, type Subject } from './formula/peers.ts'
import { sample, SETS } from './formula/sample.ts'
import { median, type BenchmarkResult, type BenchmarkRow } from './result.ts'

const ROUNDS = 9
const SAMPLE_MS = 10
const FORMULAS = 1000
/** By hand over the same signals as ours: what it costs that every read is followed. */
const OVER_SIGNALS = 'by hand over signals'
/** What is no peer. */
const OWN: ReadonlySet<string> = new Set(['ours', 'byHand', OVER_SIGNALS])

/**
 * Ten formulas: ours compiled, with its budget, own-property checks and every read followed, against
 * the same written by hand over plain data and over the same signals (the limits) and the formulas of peers. Every result is compared first.
 */
export async function benchFormula(): Promise<BenchmarkResult> {
  const sets = Array.from({ length: SETS }, makeData)
  const rows: BenchmarkRow[] = []
  const ratios = new Map<string, number[]>()
  // The engine learns each function by the data it meets: those over signals are functions of their own.
  const apart = (await import(new URL('formula/cases.ts?over-signals', import.meta.url).href)) as { readonly CASES: typeof CASES }
  for (const [at, one] of CASES.entries()) {
    const times = await timesOf(one, apart.CASES[at]?.byHand ?? one.byHand, sets)
    const limit = times.get('byHand') ?? Number.NaN
    for (const [name, time] of times) ratios.set(name, [...(ratios.get(name) ?? []), time / limit])
    rows.push(rowOf(one.label, times, limit), signalRow(one.label, times))
  }
  rows.push(meanRow(ratios), ...readingRows(), await sizeRow())
  return { name: 'Formulas', rows }
}

async function timesOf(
  one: FormulaCase,
  byHandFollowed: FormulaCase['byHand'],
  sets: readonly Data[],
): Promise<ReadonlyMap<string, number>> {
  const [first = makeData(), ...others] = sets
  const all = [first, ...others]
  const expected = one.byHand(first)
  const signals = all.map(makeSignals)
  const followed = signals.map(overSignals)
  const subjects: Readonly<Record<string, Subject>> = {
    byHand: (set) => one.byHand(all[set] ?? first),
    [OVER_SIGNALS]: (set) => byHandFollowed(followed[set] ?? first),
    ours: compileOurs(one.ours, signals.map(makeScope)),
    ...peersOf(one, sets),
  }
  for (const [name, run] of Object.entries(subjects)) {
    const given = await run(0)
    if (!isNear(given, expected)) throw new Error(`${one.label}: ${name} gave ${String(given)} instead of ${String(expected)}`)
    await sample(run, SAMPLE_MS)
  }
  const samples = new Map(Object.keys(subjects).map((name) => [name, [] as number[]]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, run] of Object.entries(subjects)) samples.get(name)?.push(await sample(run, SAMPLE_MS))
  }
  return new Map([...samples].map(([name, times]) => [name, median(times)]))
}

function isNear(a: unknown, b: unknown): boolean {
  return typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) < 1e-6 : a === b
}

const shown = (time: number) => (time < 10_000 ? `${time.toFixed(0)} ns` : `${(time / 1000).toFixed(0)} µs`)

function rowOf(label: string, times: ReadonlyMap<string, number>, limit: number): BenchmarkRow {
  const value = times.get('ours') ?? Number.NaN
  const peers = [...times].filter(([name]) => !OWN.has(name))
  return {
    label,
    value,
    unit: 'ns',
    ratio: value / limit,
    baseline: `by hand: ${shown(limit)}${peers.map(([name, time]) => `; ${name} ${(time / limit).toPrecision(2)}×`).join('')}`,
    aim: 'at most 8×',
  }
}

function signalRow(label: string, times: ReadonlyMap<string, number>): BenchmarkRow {
  const [value, limit] = [times.get('ours') ?? Number.NaN, times.get(OVER_SIGNALS) ?? Number.NaN]
  return {
    label: `${label}, against signals`,
    value,
    unit: 'ns',
    ratio: value / limit,
    baseline: `${OVER_SIGNALS}: ${shown(limit)}`,
    aim: 'at most 3×',
  }
}

function meanRow(ratios: ReadonlyMap<string, readonly number[]>): BenchmarkRow {
  const mean = (name: string) => geometricMean(ratios.get(name) ?? [])
  const peers = [...ratios.keys()].filter((name) => !OWN.has(name))
  const shares = peers.map((name) => `${name} ${mean(name).toPrecision(3)}× (${ratios.get(name)?.length} of ${CASES.length})`)
  return {
    label: 'geometric mean',
    value: mean('ours'),
    unit: '× by hand',
    ratio: mean('ours'),
    baseline: shares.join('; '),
    aim: 'at most 2.5×, ahead of every peer',
  }
}

function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
}

function readingRows(): readonly BenchmarkRow[] {
  const texts = Array.from({ length: FORMULAS }, (_, at) => CASES[at % CASES.length]?.ours.replace('variables', `v${at}`) ?? '')
  const trees = texts.flatMap((text) => {
    const parsed = parseFormula(text)
    return parsed.ok ? [parsed.tree] : []
  })
  const timed = (work: () => void) =>
    median(
      Array.from({ length: ROUNDS }, () => {
        const start = performance.now()
        work()
        return performance.now() - start
      }),
    )
  const count = FORMULAS.toLocaleString('en')
  return [
    { label: `parse ${count} formulas`, value: timed(() => texts.forEach((text) => parseFormula(text))), unit: 'ms' },
    {
      label: `compile ${count} formulas`,
      value: timed(() => trees.forEach((tree) => compileFormula(tree, ENVIRONMENT))),
      unit: 'ms',
    },
  ]
}

async function sizeRow(): Promise<BenchmarkRow> {
  const bytes = await gzipSizeOf(new URL('formula/run-with-scope.ts', import.meta.url))
  return { label: 'formula/run with scope, without functions, gzip', value: bytes, unit: 'bytes', aim: 'under 6,144' }
}
