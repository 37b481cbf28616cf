import { parseFormula } from '@heddle/formula/parse'
import { compileFormula } from '@heddle/formula/run'
import { functionCalls } from '@heddle/functions/calls'
import { functionDefinitions } from '@heddle/functions/definitions'
import { budget } from '../../packages/formula/src/budget.ts'
import { MAX_FORMULA_STEPS } from '../../packages/formula/src/limits.ts'
import { snapshotSurroundings } from '../../packages/runtime/src/surroundings/snapshot.ts'
import { median, type BenchmarkResult, type BenchmarkRow } from './result.ts'

const MOST = 5
/** Steps that are left for a formula which needs far more. */
const LEFT = 60
const big = 'a'.repeat(1_000_000)
const many = Array.from({ length: 200_000 }, (_, at) => at)
const scope = {
  big,
  many,
  few: many.slice(0, 3000),
  bigs: many.slice(0, 100_000).map(() => big),
  table: Object.fromEntries(many.map((at) => [`key${at}`, at])),
}
/** What does much in one call. */
const HEAVY = [
  'distinct(bigs)',
  'sort(bigs)',
  'sum(bigs)',
  'groupBy(many, at => at)',
  'toJson(table)',
  'keys(table)',
  '({ ...table })',
  'isEmpty(table)',
  'find([table], row => true)',
  'contains(big, left(big, 400000))',
  "replaceAll(big, 'a', 'b')",
  "matches(big, '(a|b)*c')",
  'encodeUrl(big)',
  'hash(big)',
]

let burnt = 0
const environment = {
  surroundings: snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' }),
  functions: {
    ...functionCalls,
    burn: {
      call() {
        budget.left = LEFT
        burnt = performance.now()
      },
    },
  },
}

/** Milliseconds until a formula that never ends is stopped, from when `burn` was called or from its beginning. */
function timeToStop(text: string): number {
  const parsed = parseFormula(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.issue.message}`)
  const formula = compileFormula(parsed.tree, environment)
  burnt = performance.now()
  try {
    formula(scope)
  } catch {
    return performance.now() - burnt
  }
  throw new Error(`${text} was not stopped`)
}

/** What a step takes at most, and how long a formula goes on after its last one. */
export async function benchBudget(): Promise<BenchmarkResult> {
  const byFunction = functionDefinitions.map(({ name, examples }) => {
    const times = examples.map(([text]) => timeToStop(`mapEach(few, a => mapEach(few, b => ifError(${text}, 0)))`))
    return { name, time: median(times) }
  })
  const middle = median(byFunction.map(({ time }) => time))
  const dearest = byFunction.toSorted((a, b) => b.time - a.time).slice(0, MOST)
  const after = HEAVY.map((text) => ({ text, time: timeToStop(`[burn(), ${text}]`) })).toSorted((a, b) => b.time - a.time)
  const rows: BenchmarkRow[] = [
    { label: `${MAX_FORMULA_STEPS.toLocaleString('en')} steps, the middle of all functions`, value: middle, unit: 'ms' },
    ...dearest.map(({ name, time }) => ({
      label: `the same, ${name}`,
      value: time,
      unit: 'ms',
      ratio: time / middle,
      baseline: 'the middle',
      aim: 'at most 10×',
    })),
    ...after.slice(0, MOST).map(({ text, time }) => ({
      label: `after the last step: \`${text}\``,
      value: time,
      unit: 'ms',
      aim: 'at most 100 ms',
    })),
  ]
  return { name: 'Budget of formulas', rows }
}
