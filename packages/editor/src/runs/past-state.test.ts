import { expect, it } from 'vitest'
import type { TraceEntry } from '@heddle/workflow/trace'
import { lastRunsSeen, stateAt, instanceValuesAt } from './past-state.ts'
import type { KeptRun } from './run-log.ts'
import { stepsOf } from './run-steps.ts'

const ENTRIES: readonly TraceEntry[] = (
  [
    ['run', 'w', { event: { n: 1 }, parameters: { p: 2 } }],
    ['action', 'each', 'loop'],
    ['arguments', 'each', { value: ['a', 'b'] }],
    ['round', 'each', 0],
    ['round', 'each', 1],
    ['action', 'call', 'run-workflow'],
    ['run', 'other', { event: undefined, parameters: { q: 3 } }],
    ['action', 'make', 'create-workflow-variable'],
    ['variable', 'total', 5],
    ['result', 'make', 5],
    ['end', 'other', { status: 'done' }],
    ['result', 'call', 5],
    ['result', 'each', undefined],
    ['action', 'send', 'ask'],
    ['error', 'send', { message: 'No answer' }],
    ['end', 'w', { status: 'failed' }],
  ] as const
).map(([kind, id, value], at) => ({ kind, id, value, at }))

const run = (more: Partial<KeptRun> = {}): KeptRun => ({
  number: 1,
  workflowId: 'w',
  input: { event: { n: 1 }, parameters: { p: 2 }, chain: [] },
  began: 50,
  took: 100,
  page: undefined,
  entries: ENTRIES,
  values: new Map([['v', 1]]),
  changes: [{ after: 9, id: 'v', from: 1, to: 7 }],
  collections: new Map(),
  rowChanges: [],
  variables: new Map(),
  recording: undefined,
  isHeld: false,
  ...more,
})

it('what a run knew at a step is what came before it: results, rounds of loops, variables', () => {
  const steps = stepsOf(run())
  const stateOf = (action: string) =>
    stateAt(
      run(),
      steps.find(({ actionId }) => actionId === action),
    )
  expect(stateOf('call')).toMatchObject({ event: { n: 1 }, parameters: { p: 2 }, variables: new Map([['v', 1]]) })
  expect([...stateOf('call').actions]).toEqual([['each', { loop: { index: 1, item: 'b' } }]])
  expect(stateOf('call')).not.toHaveProperty('locals')
  expect(stateOf('send')).toMatchObject({ locals: { total: 5 }, variables: new Map([['v', 7]]) })
  expect(stateOf('send').actions.get('call')).toEqual({ result: 5 })
  expect(stateOf('send').actions.has('send')).toBe(false)
  expect(stateAt(run()).actions.get('send')).toEqual({ error: { message: 'No answer' } })
})

it('each workflow is known as it ran last, those that were called too; runs that go on are not', () => {
  const first = run({ isTried: true })
  const known = lastRunsSeen(new Map(), [first, run({ took: undefined, began: 99 })])
  expect([...known.keys()].toSorted()).toEqual(['other', 'w'])
  expect(known.get('w')).toMatchObject({ began: 50, isTried: true, state: { error: { message: 'No answer' } } })
  expect(known.get('other')?.state).toMatchObject({ parameters: { q: 3 }, actions: new Map([['make', { result: 5 }]]) })
  expect(known.get('other')?.state).not.toHaveProperty('error')
  expect(lastRunsSeen(known, [first])).toBe(known)
  expect(lastRunsSeen(known, [first, run({ began: 80 })]).get('w')?.began).toBe(80)
})

it('variables of the instance that a run stands in are as the steps before had changed them', () => {
  const steps = [
    ['action', 'add', 'change-variable'],
    ['call', 'variables.set', ['count', 2, undefined]],
    ['result', 'add', 2],
    ['action', 'page', 'change-variable'],
    ['call', 'variables.set', ['total', 9, undefined]],
    ['result', 'page', 9],
    ['action', 'last', 'ask'],
  ] as const
  const entries = steps.map(([kind, id, value], at) => ({ kind, id, value, at }))
  const place = { component: { uid: 'card', props: { by: 1 }, variables: { count: 1 } } }
  const inCard = run({ entries, input: { event: undefined, parameters: {}, chain: [], place } })
  expect(stateAt(inCard, { from: 0 }).place).toEqual(place)
  const then = { component: { uid: 'card', props: { by: 1 }, variables: { count: 2 } } }
  expect(stateAt(inCard, { from: 6 }).place).toEqual(then)
  expect([0, 3, 7].map((length) => instanceValuesAt(inCard, length).get('count'))).toEqual([1, 2, 2])
  expect(instanceValuesAt(run(), 7).size).toBe(0)
})
