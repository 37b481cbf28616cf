import type { TraceEntry } from '@heddle/workflow/trace'
import type { WatchedRows } from '@heddle/workflow/watch'
import { expect, it } from 'vitest'
import type { KeptRun } from './run-log.ts'
import { changesOf, collectionsAt, stateOf, stepInRound, stepsOf, valuesAt } from './run-steps.ts'

const entries = (...lines: readonly (readonly [TraceEntry['kind'], string, unknown?])[]): readonly TraceEntry[] =>
  lines.map(([kind, id, value], at) => ({ kind, id, value, at: at * 10 }))

const run = (list: readonly TraceEntry[], more: Partial<KeptRun> = {}): KeptRun => ({
  number: 1,
  workflowId: 'w',
  input: { event: undefined, parameters: {}, chain: [] },
  began: 0,
  took: 100,
  page: undefined,
  entries: list,
  values: new Map([['v', 1]]),
  changes: [],
  collections: new Map(),
  rowChanges: [],
  variables: new Map(),
  recording: undefined,
  isHeld: false,
  ...more,
})

const LOOP = entries(
  ['run', 'w'],
  ['action', 'loop', 'each'],
  ['arguments', 'loop', { items: [1] }],
  ['round', 'loop', 0],
  ['action', 'set', 'set'],
  ['arguments', 'set', { value: 5 }],
  ['call', 'variables.set', ['v', 5]],
  ['result', 'set', 5],
  ['result', 'loop', 5],
  ['skip', 'off'],
  ['end', 'w', { status: 'done', result: 5 }],
)

it('each action is a step with its parameters, result, time, calls and what is around it', () => {
  expect(stepsOf(run(LOOP))).toMatchObject([
    { actionId: 'loop', depth: 0, at: 10, took: 70, args: { items: [1] }, rounds: 1, result: { value: 5 } },
    { actionId: 'set', depth: 1, took: 30, args: { value: 5 }, calls: [{ name: 'variables.set', args: ['v', 5] }] },
    { actionId: 'off', depth: 0, isSkipped: true, took: 0 },
  ])
})

it('a step in loops knows the round of each, and another round has the same action or begins', () => {
  const list = entries(
    ['run', 'w'],
    ['action', 'outer', 'loop'],
    ['round', 'outer', 0],
    ['action', 'inner', 'loop'],
    ['round', 'inner', 0],
    ['action', 'a', 'log'],
    ['result', 'a'],
    ['round', 'inner', 1],
    ['action', 'a', 'log'],
    ['result', 'a'],
    ['result', 'inner'],
    ['action', 'b', 'log'],
    ['result', 'b'],
    ['round', 'outer', 1],
    ['action', 'b', 'log'],
    ['result', 'b'],
    ['result', 'outer'],
    ['end', 'w'],
  )
  const steps = stepsOf(run(list))
  expect(steps.map(({ actionId, loops }) => [actionId, ...loops.map(({ round }) => round)])).toEqual([
    ['outer'],
    ['inner', 0],
    ['a', 0, 0],
    ['a', 0, 1],
    ['b', 0],
    ['b', 1],
  ])
  expect(stepInRound(steps, { step: 0, round: 1 }, steps[4])).toBe(5)
  expect(stepInRound(steps, { step: 1, round: 1 }, steps[2])).toBe(3)
  expect(stepInRound(steps, { step: 0, round: 1 }, steps[2])).toBe(5)
  expect(stepInRound(steps, { step: 0, round: 9 }, undefined)).toBeUndefined()
})

it('what a step changed is told of it, and values at a moment are those after it', () => {
  const changed = run(LOOP, { changes: [{ after: 7, id: 'v', from: 1, to: 5 }] })
  const [loop, set, off] = stepsOf(changed)
  expect(set && changesOf(changed, set)).toHaveLength(1)
  expect(loop && changesOf(changed, loop)).toHaveLength(1)
  expect(off && changesOf(changed, off)).toEqual([])
  expect(valuesAt(changed, undefined).get('v')).toBe(1)
  expect(valuesAt(changed, set).get('v')).toBe(5)
})

it('collections at a moment hold what they held after the step', () => {
  const rows = (version: string) => ({ id: 'c', version }) as WatchedRows
  const changed = run(LOOP, {
    collections: new Map([['c', rows('1')]]),
    rowChanges: [{ after: 8, from: rows('1'), to: rows('2') }],
  })
  const [, set] = stepsOf(changed)
  expect(collectionsAt(changed, undefined).get('c')?.version).toBe('1')
  expect(collectionsAt(changed, set).get('c')?.version).toBe('2')
})

const TRY = entries(
  ['run', 'w'],
  ['action', 'try', 'try'],
  ['arguments', 'try', {}],
  ['branch', 'try', 'try'],
  ['action', 'ask', 'ask'],
  ['arguments', 'ask', {}],
  ['error', 'ask', { message: 'weight is required' }],
  ['branch', 'try', 'catch'],
  ['action', 'say', 'log'],
  ['arguments', 'say', {}],
  ['result', 'say', undefined],
  ['result', 'try', undefined],
  ['end', 'w', { status: 'done', result: undefined }],
)

it('a failure says why, that it was caught, and the run that one was', () => {
  const [, ask] = stepsOf(run(TRY))
  expect(ask).toMatchObject({ actionId: 'ask', error: { message: 'weight is required' }, isCaught: true })
  expect(stateOf(run(TRY))).toBe('handled')
})

it('how a run stands is one word', () => {
  expect(stateOf(run(LOOP))).toBe('done')
  expect(stateOf(run(entries(['run', 'w']), { took: undefined }))).toBe('running')
  expect(stateOf(run(entries(['run', 'w']), { isHeld: true }))).toBe('held')
  expect(stateOf(run(entries(['run', 'w'])))).toBe('cancelled')
  expect(stateOf(run(entries(['run', 'w'], ['end', 'w', { status: 'failed' }])))).toBe('failed')
})

it('a called workflow’s steps are its own', () => {
  const list = entries(
    ['run', 'w'],
    ['action', 'call', 'run-workflow'],
    ['arguments', 'call', {}],
    ['run', 'inner'],
    ['action', 'a', 'log'],
    ['result', 'a'],
    ['end', 'inner', { status: 'done' }],
    ['result', 'call'],
    ['end', 'w', { status: 'done' }],
  )
  expect(stepsOf(run(list)).map(({ workflowId, actionId, depth }) => [workflowId, actionId, depth])).toEqual([
    ['w', 'call', 0],
    ['inner', 'a', 1],
  ])
})
