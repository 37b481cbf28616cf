import type { PublishedWorkflow } from '@heddle/document/published'
import { createFakeActionHost } from '@heddle/testing/actions'
import { createRunner, type Evaluate } from '@heddle/workflow'
import { checkWorkflows } from '@heddle/workflow/check'
import { createRecorder, replay, type RunListener } from '@heddle/workflow/trace'
import { gzipSizeOf } from './formula/bundle.ts'
import { median, type BenchmarkResult } from './result.ts'
import { bodies, chainOf, createEvaluate, runsChain } from './workflow/chain.ts'

const ACTIONS = 1000
const ROUNDS = 41
/** Runs that are timed together: one takes less than the clock can tell well. */
const BATCH = 10

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
  const { signal } = new AbortController()
  const options = runsChain(workflow, evaluate)
  const trace = createRecorder()
  const plain = createRunner(options)
  const recorded = createRunner({ ...options, trace })
  // As a draft does it: only what a rerun needs is kept, and each step is told besides.
  const told: unknown[] = []
  const listener: RunListener = {
    begin: () => void (told.length = 0),
    step: (run, entry) => void told.push({ kind: 'step', run, entry }),
    end: () => undefined,
  }
  const watched = createRunner({ ...options, trace: createRecorder({ runs: 1, isForRerun: true }, listener) })
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
