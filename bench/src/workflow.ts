import { isPublishedBinding, type PublishedBinding, type PublishedWorkflow } from '@heddle/document/published'
import { parseFormula } from '@heddle/formula/parse'
import { compileFormula } from '@heddle/formula/run'
import type { ActionBody } from '@heddle/kit'
import { createRunner, type Evaluate, type RunnerOptions } from '@heddle/workflow'
import { createFakeActionHost } from '@heddle/testing/actions'
import { checkWorkflows } from '@heddle/workflow/check'
import { createRecorder, replay, type RunListener } from '@heddle/workflow/trace'
import { gzipSizeOf } from './formula/bundle.ts'
import { median, type BenchmarkResult } from './result.ts'

const ACTIONS = 1000
const ROUNDS = 41
/** Runs that are timed together: one takes less than the clock can tell well. */
const BATCH = 10

const bodies: Readonly<Record<string, ActionBody>> = { value: ({ args }) => args['value'] }
const idAt = (at: number) => `a${at}`

function binding(code: string): PublishedBinding {
  const parsed = parseFormula(code)
  if (!parsed.ok) throw new Error(parsed.issue.message)
  return { type: 'f', tree: parsed.tree }
}

/** Each action adds 1 to the result of the one before. */
function chainOf(length: number): PublishedWorkflow {
  const actions = Array.from({ length }, (_, at) => {
    const value = at === 0 ? 0 : binding(`context.workflow['${idAt(at - 1)}'].result + 1`)
    return [idAt(at), { type: 'value', args: { value }, ...(at + 1 < length && { next: idAt(at + 1) }) }] as const
  })
  return { id: 'w', name: 'w', trigger: 'click', parameters: [], firstAction: idAt(0), actions: Object.fromEntries(actions) }
}

function createEvaluate(): Evaluate {
  const compiled = new WeakMap<object, (scope: object) => unknown>()
  return (value, scope) => {
    if (!isPublishedBinding(value)) return value
    const known = compiled.get(value) ?? compileFormula(value.tree)
    compiled.set(value, known)
    return known(scope)
  }
}

/** The least that could run the chain: the same formulas and bodies, results by id, nothing else. */
function bareLoop({ firstAction, actions }: PublishedWorkflow, evaluate: Evaluate) {
  const { host } = createFakeActionHost()
  return async (signal: AbortSignal) => {
    const workflow: Record<string, { readonly result: unknown }> = Object.create(null)
    const scope = { context: { workflow } }
    for (let id = firstAction; id !== undefined;) {
      const action = actions[id]
      const body = action && bodies[action.type]
      if (!body) break
      workflow[id] = { result: body({ args: { value: evaluate(action.args['value'], scope) }, host, signal }) }
      id = action.next
    }
  }
}

/** Milliseconds of one run of each, in turns so that a busy moment hits all of them. */
async function times<Name extends string>(runs: Readonly<Record<Name, () => Promise<unknown>>>): Promise<Record<Name, number>> {
  const names = Object.keys(runs) as Name[]
  const found = new Map(names.map((name) => [name, [] as number[]]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) {
      const start = performance.now()
      for (let run = 0; run < BATCH; run += 1) await runs[name]()
      found.get(name)?.push((performance.now() - start) / BATCH)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(found.get(name) ?? [])])) as Record<Name, number>
}

/** A workflow of 1,000 actions against the least that could run it, recorded and not; the check; the size of the runner. */
export async function benchWorkflow(): Promise<BenchmarkResult> {
  const workflow = chainOf(ACTIONS)
  const evaluate = createEvaluate()
  const { host: fake } = createFakeActionHost()
  // A run that is held up lets the page draw, and goes on only on a clock that moves.
  const host = { ...fake, clock: { ...fake.clock, wait: () => new Promise<void>((resolve) => setTimeout(resolve, 0)) } }
  const { signal } = new AbortController()
  const options: RunnerOptions = {
    workflow: () => workflow,
    bodyOf: (type) => bodies[type],
    evaluate,
    hostFor: () => host,
    clock: performance,
    log: () => undefined,
    changeValue: (_type, _current, value) => value,
  }
  const trace = createRecorder()
  const plain = createRunner(options)
  const recorded = createRunner({ ...options, trace })
  // As a draft does it: each step is told besides, and kept by nobody here.
  const told: unknown[] = []
  const listener: RunListener = {
    begin: () => void (told.length = 0),
    step: (run, entry) => void told.push({ kind: 'step', run, entry }),
    end: () => undefined,
  }
  const watched = createRunner({ ...options, trace: createRecorder({ runs: 1 }, listener) })
  const bare = bareLoop(workflow, evaluate)
  const input = { scope: {}, signal }
  const time = await times({
    bare: () => bare(signal),
    plain: () => plain.run('w', input),
    recorded: () => recorded.run('w', input),
    watched: () => watched.run('w', input),
  })
  const [recording] = trace.recordings()
  if (!recording) throw new Error('Nothing was recorded')
  const definitionOf = () => ({ parameters: {} }) as never
  const more = await times({
    replay: () => replay(recording, options),
    check: async () => checkWorkflows([workflow], { definitionOf }),
  })
  const baseline = `a bare loop over the same formulas and bodies: ${time.bare.toFixed(3)} ms`
  const label = `${ACTIONS.toLocaleString('en')} actions`
  return {
    name: 'Workflows',
    rows: [
      { label: `run ${label}, each with a formula`, value: time.plain, unit: 'ms', ratio: time.plain / time.bare, baseline },
      {
        label: `run ${label}, recorded`,
        value: time.recorded,
        unit: 'ms',
        ratio: time.recorded / time.plain,
        baseline: 'the same run, not recorded',
      },
      {
        label: 'recording and telling of one action, as a draft does',
        value: ((time.watched - time.plain) * 1000) / ACTIONS,
        unit: 'µs',
        aim: 'under 2 µs',
      },
      { label: `replay a recording of ${label}`, value: more.replay, unit: 'ms' },
      { label: `check ${label}`, value: more.check, unit: 'ms' },
      {
        label: 'the runner, gzip',
        value: await gzipSizeOf(new URL('../../packages/workflow/src/index.ts', import.meta.url)),
        unit: 'bytes',
        aim: 'under 4 KB',
      },
    ],
  }
}
