import { computed, effect } from '@preact/signals-core'
import { parseFormula } from '@heddle/formula/parse'
import type { PublishedBinding, PublishedVariable } from '@heddle/document/published'
import { createEvaluator } from '../../packages/runtime/src/evaluate/create-evaluator.ts'
import { snapshotSurroundings } from '../../packages/runtime/src/surroundings/snapshot.ts'
import { createVariables } from '../../packages/runtime/src/variables/create-variables.ts'
import { median, type BenchmarkResult, type BenchmarkRow } from './result.ts'

/** Bindings that read the variable that changes; all others read one of the rest. */
const TOUCHED = 10
const VARIABLES = 100
const SIZES = [100, 1000, 10_000]
const ROUNDS = 41
/** Changes that are timed together: one takes less than the clock can tell well. */
const BATCH = 200

interface Subject {
  /** Changes one variable. */
  readonly change: (value: number) => void
  /** How often a binding's value became another one since the last time. */
  readonly drawn: () => number
}

function binding(code: string): PublishedBinding {
  const parsed = parseFormula(code)
  if (!parsed.ok) throw new Error(parsed.issue.message)
  return { type: 'f', tree: parsed.tree }
}

/** A page of bindings as the renderer follows them. Those that are touched lie among the others. */
function pageOf(size: number, valueOf: (at: number, variable: string) => () => unknown): () => number {
  let drawn = 0
  for (let at = 0; at < size; at += 1) {
    const variable = at % (size / TOUCHED) === 0 ? 'v0' : `v${1 + (at % (VARIABLES - 1))}`
    const value = computed(valueOf(at, variable))
    effect(() => {
      void value.value
      drawn += 1
    })
  }
  return () => {
    const before = drawn
    drawn = 0
    return before
  }
}

function makeVariables() {
  const list = Array.from({ length: VARIABLES }, (_, at): PublishedVariable => {
    return { id: `v${at}`, name: `variable ${at}`, type: 'number', defaultValue: at }
  })
  return createVariables(list)
}

function formulas(size: number): Subject {
  const variables = makeVariables()
  const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
  const { evaluate } = createEvaluator({ functions: {}, surroundings })
  const scope = Object.defineProperty({}, 'variables', { get: variables.names })
  const drawn = pageOf(size, (at, variable) => {
    const bound = binding(`variables.${variable} * 2 + ${at}`)
    return () => evaluate(bound, scope)
  })
  return { change: (value) => void variables.write('v0', value), drawn }
}

/** The limit: the same variables and signals, each formula a function written by hand. */
function byHand(size: number): Subject {
  const variables = makeVariables()
  const drawn = pageOf(size, (at, variable) => () => {
    return Number(Reflect.get(variables.names(), variable)) * 2 + at
  })
  return { change: (value) => void variables.write('v0', value), drawn }
}

/** A change that touches 10 bindings, on pages of more and more others, against formulas written by hand. */
export async function benchBindings(): Promise<BenchmarkResult> {
  const subjects = SIZES.map((size) => ({ size, ours: formulas(size), hand: byHand(size) }))
  const times = new Map<Subject, number[]>()
  let value = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { ours, hand } of subjects) {
      for (const subject of [ours, hand]) {
        subject.drawn()
        const start = performance.now()
        for (let change = 0; change < BATCH; change += 1) subject.change((value += 1))
        const time = ((performance.now() - start) * 1000) / BATCH
        const drawn = subject.drawn()
        if (drawn !== TOUCHED * BATCH) throw new Error(`${drawn} bindings changed instead of ${TOUCHED * BATCH}`)
        times.set(subject, [...(times.get(subject) ?? []), time])
      }
    }
  }
  const timeOf = (subject: Subject | undefined): number => median(subject ? (times.get(subject) ?? []) : [])
  const few = timeOf(subjects[0]?.ours)
  const rows = subjects.map(({ size, ours, hand }): BenchmarkRow => {
    const isFew = size === SIZES[0]
    return {
      label: `a change that touches ${TOUCHED} of ${size.toLocaleString('en')} bindings`,
      value: timeOf(ours),
      unit: 'µs',
      ...(!isFew && { ratio: timeOf(ours) / few }),
      baseline: `${isFew ? '' : `of ${SIZES[0]} bindings: ${few.toFixed(2)} µs; `}formulas by hand: ${timeOf(hand).toFixed(2)} µs`,
      ...(!isFew && { aim: 'about the same' }),
    }
  })
  return { name: 'Bindings that follow variables', rows }
}
