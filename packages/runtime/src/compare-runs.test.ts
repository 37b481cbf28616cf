import type { TraceEntry } from '@heddle/workflow/trace'
import { expect, test } from 'vitest'
import { differentStep, valueGiven } from './compare-runs.ts'

const step = (kind: TraceEntry['kind'], id: string, value?: unknown): TraceEntry => ({ kind, id, value, at: 0 })
const run = (...inside: readonly TraceEntry[]) => [step('run', 'w'), ...inside, step('end', 'w', { status: 'done' })]
const action = (id: string, result: unknown) => [step('action', id, 'log'), step('result', id, result)]

test('two runs that did the same differ nowhere, whatever the order of keys and whenever it was', () => {
  const later = run(...action('a', { y: 2, x: 1 })).map((entry) => ({ ...entry, at: 9 }))
  expect(differentStep(run(...action('a', { x: 1, y: 2 })), later)).toBeUndefined()
  expect(differentStep(run(), run())).toBeUndefined()
})

test('the first step that differs is told with the action and the workflow that it stands in', () => {
  expect(differentStep(run(...action('a', 1), ...action('b', 1)), run(...action('a', 1), ...action('b', 2)))).toEqual({
    workflowId: 'w',
    actionId: 'b',
    expected: { kind: 'result', id: 'b', value: 1 },
    given: { kind: 'result', id: 'b', value: 2 },
  })
  const called = (value: number) => run(...action('a', 1), step('run', 'inner'), ...action('c', value), step('end', 'inner'))
  expect(differentStep(called(1), called(2))).toMatchObject({ workflowId: 'inner', actionId: 'c' })
})

test('a step that is missing or more is told as none on the other side', () => {
  expect(differentStep(run(...action('a', 1)), run())).toMatchObject({ expected: { kind: 'action' }, given: { kind: 'end' } })
  expect(differentStep([step('run', 'w')], [])).toMatchObject({ workflowId: 'w', given: { kind: 'none' } })
  expect(differentStep([], run())).toMatchObject({ workflowId: 'w', actionId: undefined, expected: { kind: 'none' } })
})

test('of an action that ran several times the last result counts; what never came is nothing', () => {
  const entries = run(...action('a', 1), ...action('a', 2))
  expect(valueGiven({ of: 'result', id: 'a' }, entries)).toBe(2)
  expect(valueGiven({ of: 'end', id: 'w' }, entries)).toEqual({ status: 'done' })
  expect(valueGiven({ of: 'result', id: 'gone' }, entries)).toBeNull()
})
