import { createFiltered } from '@heddle/document/values'
import { CASES } from './filter/cases.ts'
import { makeRows, type Row } from './filter/rows.ts'
import { filterSubjects, sortSubjects, SORTS, type Subjects } from './filter/subjects.ts'
import { median, type BenchmarkResult, type BenchmarkRow } from './result.ts'

const SIZES = [10_000, 100_000]
const ROUNDS = 25
const UNCHANGED_CALLS = 10_000

/** Every filter operator and sorts, against a loop or comparator written by hand (the limit), sift and mingo. */
export async function benchFilter(): Promise<BenchmarkResult> {
  const rows: BenchmarkRow[] = []
  for (const size of SIZES) {
    const data = makeRows(size)
    const count = `${size.toLocaleString('en')} rows`
    for (const one of CASES) rows.push(compare(`${one.label}, ${count}`, filterSubjects(one, data), 'loop', 'at most 2×'))
    for (const one of SORTS)
      rows.push(compare(`sort ${one.label}, ${count}`, sortSubjects(one, data), 'comparator', 'at most 0.9×'))
    rows.push(nothingChanged(count, data))
  }
  return { name: 'Filter and sort', rows }
}

function compare(label: string, subjects: Subjects, limit: string, aim: string): BenchmarkRow {
  const names = Object.keys(subjects) as (keyof Subjects)[]
  const times = new Map<keyof Subjects, number[]>(names.map((name) => [name, []]))
  const expected = subjects.byHand().length
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) {
      const start = performance.now()
      const found = subjects[name]?.().length
      times.get(name)?.push(performance.now() - start)
      if (found !== expected) throw new Error(`${label}: ${name} found ${found} rows instead of ${expected}`)
    }
  }
  const timeOf = (name: keyof Subjects) => median(times.get(name) ?? [])
  const ours = timeOf('ours')
  const others = (['sift', 'mingo'] as const).filter((name) => subjects[name])
  const peers = others.map((name) => `; ${name} ${timeOf(name).toFixed(2)} ms, ${(timeOf(name) / ours).toFixed(1)}× ours`)
  return {
    label,
    value: ours,
    unit: 'ms',
    ratio: ours / timeOf('byHand'),
    baseline: `${limit} by hand: ${timeOf('byHand').toFixed(3)} ms${peers.join('')}`,
    aim,
  }
}

function nothingChanged(count: string, data: readonly Row[]): BenchmarkRow {
  const filtered = createFiltered({
    filter: { conditions: [{ field: 'price', operator: '$gt', value: 5000 }] },
    sort: [{ key: 'name', direction: 'ASC' }],
  })
  const evaluate = (value: unknown) => value
  filtered(data, evaluate)
  const start = performance.now()
  for (let call = 0; call < UNCHANGED_CALLS; call += 1) filtered(data, evaluate)
  const value = ((performance.now() - start) * 1000) / UNCHANGED_CALLS
  return { label: `filter and sort again, nothing changed, ${count}`, value, unit: 'µs', aim: 'no work' }
}
