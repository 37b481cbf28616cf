import type { WorkflowRecord } from '@heddle/document'
import type { TraceEntry } from '@heddle/workflow/trace'
import { expect, it } from 'vitest'
import { onwardFrom, onwardMessage, sentFrom } from './onward.ts'
import type { KeptRequest, KeptRun } from './run-log.ts'

const workflow = (ids: readonly string[]) =>
  ({ id: 'w', actions: Object.fromEntries(ids.map((id) => [id, { type: 'log', args: {} }])) }) as unknown as WorkflowRecord
const ALL = workflow(['ask', 'loop', 'set', 'last'])
const LINES = [
  ['run', 'w'],
  ['action', 'ask', 'ask'],
  ['result', 'ask', { rate: 3 }],
  ['action', 'loop', 'loop'],
  ['round', 'loop', 0],
  ['action', 'set', 'set'],
  ['result', 'set', 1],
  ['result', 'loop'],
  ['action', 'last', 'log'],
  ['error', 'last', { message: 'No' }],
  ['end', 'w', { status: 'failed' }],
] as const satisfies readonly (readonly [TraceEntry['kind'], string, unknown?])[]
const run: KeptRun = {
  number: 1,
  workflowId: 'w',
  input: { event: { key: 'Enter' }, parameters: { who: 'Ada' }, chain: [] },
  began: 1000,
  took: 100,
  page: undefined,
  entries: LINES.map(([kind, id, value], at) => ({ kind, id, value, at: at * 10 })),
  values: new Map<string, unknown>([
    ['total', 0],
    ['name', 'x'],
  ]),
  changes: [
    { after: 2, id: 'total', from: 0, to: 3 },
    { after: 6, id: 'total', from: 3, to: 8 },
  ],
  collections: new Map(),
  rowChanges: [],
  variables: new Map(),
  recording: undefined,
  isHeld: false,
}

it('a run goes on from a step with the values before it and what the actions before it gave', () => {
  const onward = onwardFrom(run, 3, ALL)
  expect(onward).toMatchObject({ actionId: 'last', isAround: false, results: { ask: { rate: 3 }, set: 1, loop: undefined } })
  expect([...(onward?.values ?? [])]).toEqual([
    ['total', 8],
    ['name', 'x'],
  ])
  expect([...(onwardFrom(run, 0, ALL)?.values ?? [])]).toEqual([...run.values])
})

it('inside of a loop it is the loop that begins anew, with the values from before it', () => {
  const onward = onwardFrom(run, 2, ALL)
  expect(onward).toMatchObject({ actionId: 'loop', isAround: true, results: { ask: { rate: 3 } } })
  expect(onward?.values.get('total')).toBe(3)
})

it('what is gone since cannot go on', () => {
  expect(onwardFrom(run, 3, workflow(['ask']))).toBeUndefined()
  expect(onwardFrom(run, 3, undefined)).toBeUndefined()
  expect(onwardFrom(run, 99, ALL)).toBeUndefined()
})

it('the draft is told the event, the action and the values, of which some may be tried as others', () => {
  const onward = onwardFrom(run, 3, ALL)
  expect(onward && onwardMessage(run, onward, { total: 99 })).toMatchObject({
    type: 'try',
    workflowId: 'w',
    event: { key: 'Enter' },
    parameters: { who: 'Ada' },
    actionId: 'last',
    isOnward: true,
    values: { total: 99, name: 'x' },
  })
})

it('a run in a row goes on in that row', () => {
  const place = { item: { data: 'b', index: 1, repeatIndex: 1, isACopy: true } }
  const inRow = { ...run, input: { ...run.input, place } }
  const onward = onwardFrom(inRow, 3, ALL)
  expect(onward && onwardMessage(inRow, onward, {}).place).toBe(place)
})

it('what was sent from the step on is told, of this run alone', () => {
  const request = (number: number, began: number) => ({ number, began }) as unknown as KeptRequest
  const all = [request(1, 990), request(2, 1005), request(3, 1085), request(4, 1101)]
  expect(sentFrom(all, run, 3).map(({ number }) => number)).toEqual([3])
  expect(sentFrom(all, { ...run, took: undefined }, 0).map(({ number }) => number)).toEqual([3, 4])
})
