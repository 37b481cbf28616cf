import type { WorkflowRecord } from '@heddle/document'
import type { TraceEntry } from '@heddle/workflow/trace'
import { expect, it } from 'vitest'
import { stepsOf } from '../run-steps.ts'
import { marksOf, stepOfAction } from './run-marks.ts'

const workflow: WorkflowRecord = {
  id: 'w',
  kind: 'workflow',
  name: 'Send',
  folder: '',
  index: 'a0',
  trigger: 'click',
  parameters: [],
  firstAction: 'if',
  firstErrorAction: 'sorry',
  actions: {
    if: {
      type: 'if',
      args: {},
      branches: [
        { value: true, id: 'yes' },
        { value: false, id: 'no' },
      ],
      next: 'loop',
    },
    yes: { type: 'log', args: {} },
    no: { type: 'log', args: {} },
    loop: { type: 'loop', args: {}, loop: 'ask', next: 'last' },
    ask: { type: 'ask', args: {} },
    last: { type: 'log', args: {} },
    sorry: { type: 'log', args: {} },
  },
}
const entries = (...lines: readonly (readonly [TraceEntry['kind'], string, unknown?])[]): readonly TraceEntry[] =>
  lines.map(([kind, id, value], at) => ({ kind, id, value, at: at * 10 }))

const BEGUN = [
  ['run', 'w'],
  ['action', 'if', 'if'],
  ['branch', 'if', false],
  ['action', 'no', 'log'],
  ['result', 'no'],
  ['result', 'if'],
  ['action', 'loop', 'loop'],
  ['round', 'loop', 0],
  ['action', 'ask', 'ask'],
  ['result', 'ask'],
  ['round', 'loop', 1],
  ['action', 'ask', 'ask'],
] as const
const marks = (list: readonly TraceEntry[], more: Partial<Parameters<typeof marksOf>[2]> = {}) =>
  marksOf(workflow, stepsOf({ entries: list, workflowId: 'w' }), {
    at: -1,
    isHeld: false,
    breakpoints: new Map(),
    onGo: () => undefined,
    ...more,
  })
const states = (given: ReturnType<typeof marks>) => Object.fromEntries([...given.marks].map(([id, { state }]) => [id, state]))

it('a loop says how many rounds it had and which one is looked at, and leads to the same step of another', () => {
  const went: number[] = []
  const list = entries(...BEGUN, ['result', 'ask'], ['result', 'loop'], ['end', 'w'])
  const rounds = (at: number) => marks(list, { at, onGo: (next) => went.push(next) }).marks.get('loop')?.rounds
  expect([rounds(-1)?.at, rounds(3)?.at, rounds(4)?.at, rounds(4)?.count]).toEqual([undefined, 0, 1, 2])
  rounds(4)?.onGo(0)
  rounds(-1)?.onGo(1)
  rounds(4)?.onGo(7)
  expect(went).toEqual([3, 4])
  expect(marks(entries(...BEGUN.slice(0, 9), ['result', 'loop'])).marks.get('loop')).not.toHaveProperty('rounds')
})

it('the steps that a run took are lit with the ways between them, and those that it did not take are pale', () => {
  const done = marks(
    entries(...BEGUN, ['result', 'ask'], ['result', 'loop'], ['action', 'last', 'log'], ['result', 'last'], ['end', 'w']),
  )
  expect(states(done)).toEqual({
    if: 'taken',
    yes: 'skipped',
    no: 'taken',
    loop: 'taken',
    ask: 'taken',
    last: 'taken',
    sorry: 'skipped',
  })
  expect([...done.ways].toSorted()).toEqual([
    'ask next',
    'if branch 1',
    'if branch 1 end',
    'if next',
    'last next',
    'loop loop',
    'loop next',
    'loop round',
    'no next',
    'way start',
  ])
})

it('a step that failed ends its way, and what runs when anything fails is lit', () => {
  const failed = marks(
    entries(
      ...BEGUN,
      ['error', 'ask', { message: 'No answer' }],
      ['error', 'loop', { message: 'No answer' }],
      ['error-branch', 'w'],
      ['action', 'sorry', 'log'],
      ['result', 'sorry'],
      ['end', 'w'],
    ),
  )
  expect(states(failed)).toMatchObject({ ask: 'failed', loop: 'failed', last: 'skipped', sorry: 'taken' })
  expect(failed.ways.has('loop next')).toBe(false)
  expect(failed.ways).toContain('to error')
})

it('a run that goes on is at its step, or waits at it, and the time that is looked at says how long it took', () => {
  expect(states(marks(entries(...BEGUN)))).toMatchObject({ loop: 'running', ask: 'running', last: 'skipped' })
  const held = marks(entries(...BEGUN), { isHeld: true, at: 3, breakpoints: new Map([['w ask', '']]) })
  expect(held.marks.get('ask')).toEqual({ state: 'taken', hasBreakpoint: true, duration: '10 ms' })
  expect(held.marks.get('loop')).toMatchObject({ state: 'paused', hasBreakpoint: false })
})

it('a run that did nothing in a workflow lights nothing of it', () => {
  expect([...marks(entries(['run', 'other'])).ways]).toEqual([])
})

it('an action that ran several times leads from one of its times to the next, and round', () => {
  const steps = stepsOf({ entries: entries(...BEGUN), workflowId: 'w' })
  expect([-1, 3, 4].map((at) => stepOfAction(steps, 'ask', at))).toEqual([3, 4, 3])
  expect(stepOfAction(steps, 'yes', 0)).toBeUndefined()
})
