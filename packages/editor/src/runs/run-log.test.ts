import type { DraftMessage, Told, WatchedRows } from '@heddle/workflow/watch'
import type { WorkflowRecord } from '@heddle/document'
import { expect, it } from 'vitest'
import { RUN_LIMITS } from './run-limits.ts'
import { createRunLog, type RunLog } from './run-log.ts'
import { toldSteps } from './testing/told-steps.ts'

const page = (
  variables: readonly { id: string; value: unknown }[] = [],
  collections: readonly WatchedRows[] = [],
): DraftMessage => ({
  type: 'page',
  began: 1000,
  at: 5,
  page: { id: 'p', path: '/', lang: 'en' },
  variables: variables.map(({ id, value }) => ({ id, name: `name of ${id}`, type: 'number', value })),
  collections,
})
const told = (...items: Told[]): DraftMessage => ({ type: 'told', items })
const begin = (run: number, at = 10): Told => ({
  kind: 'run',
  at,
  run,
  workflowId: 'w',
  input: { event: undefined, parameters: {}, chain: [] },
})
const step = (run: number, ...ids: readonly string[]): Told =>
  toldSteps(run, ...ids.map((id) => ({ kind: 'action' as const, id, at: 0, value: 'log' })))
const end = (run: number, at = 30): Told => ({
  kind: 'end',
  at,
  run,
  recording: {
    workflowId: 'w',
    input: { event: undefined, parameters: {}, chain: [] },
    entries: [],
    dropped: 0,
    isEnded: true,
    size: 100,
  },
})
const value = (id: string, to: unknown): Told => ({ kind: 'value', at: 20, id, value: to })

function filled(...messages: readonly DraftMessage[]): RunLog {
  const log = createRunLog()
  const source = {}
  for (const message of messages) log.receive(source, message)
  return log
}

it('a run has its steps, how long it took, the values it began with and what changed meanwhile', () => {
  const log = filled(page([{ id: 'v', value: 1 }]), told(begin(1), step(1, 'a'), value('v', 2), step(1, 'b')), told(end(1)))
  expect(log.runs.value).toMatchObject([
    {
      number: 1,
      workflowId: 'w',
      began: 1010,
      took: 20,
      entries: [{ id: 'a' }, { id: 'b' }],
      changes: [{ after: 1, id: 'v', from: 1, to: 2 }],
      recording: { size: 100 },
    },
  ])
  expect(log.runs.value[0]?.values.get('v')).toBe(1)
  expect(log.runs.value[0]?.variables.get('v')?.name).toBe('name of v')
})

it('what is told of a run later leaves what was read of it before as it was', () => {
  const log = createRunLog()
  const source = {}
  log.receive(source, told(begin(1), step(1, 'a')))
  const [before] = log.runs.value
  log.receive(source, told(step(1, 'b', 'c'), value('v', 1), end(1)))
  expect([before?.entries.length, before?.changes.length, before?.took]).toEqual([1, 0, undefined])
  expect(log.runs.value[0]).toMatchObject({ entries: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], changes: [{ after: 3 }], took: 20 })
})

const rows = (version: string, list: readonly unknown[], size = 10): WatchedRows => ({
  id: 'orders',
  name: 'Orders',
  version,
  rows: list,
  count: list.length,
  isWhole: true,
  size,
  isFetched: true,
  error: null,
  offset: 0,
})

it('a run has what collections held when it began, and what they held from then on', () => {
  const [before, after] = [rows('1', []), rows('2', [{ id: 1 }])]
  const log = filled(page([], [before]), told(begin(1), step(1, 'a'), { kind: 'rows', at: 20, rows: after }, begin(2)))
  expect(log.runs.value).toMatchObject([
    { number: 1, rowChanges: [{ after: 1, from: before, to: after }] },
    { number: 2, rowChanges: [] },
  ])
  expect(log.runs.value.map(({ collections }) => collections.get('orders')?.version)).toEqual(['1', '2'])
})

it('what collections held counts to what is kept', () => {
  const large = rows('1', [], RUN_LIMITS.size / 2)
  const log = filled(page([], [large]), told(begin(1), end(1)), told(begin(2), end(2)), told(begin(3), end(3)))
  expect(log.runs.value.map(({ number }) => number)).toEqual([3])
})

it('a run that goes on is found by the number its document gave it', () => {
  const log = createRunLog()
  const source = {}
  log.receive(source, told(begin(7)))
  expect(log.runOf(source, 7)?.number).toBe(1)
  expect([log.runOf(source, 8), log.runOf({}, 7)]).toEqual([undefined, undefined])
})

it('a run that somebody asked for is known from those that the page began', () => {
  const log = filled(told(begin(1), { ...begin(2), isTried: true } as Told))
  expect(log.runs.value.map(({ isTried = false }) => isTried)).toEqual([false, true])
})

it('documents are told apart, and a run whose document went ends as nothing more comes of it', () => {
  const log = createRunLog()
  const [one, other] = [{}, {}]
  log.receive(one, told(begin(1)))
  log.receive(other, told(begin(1), end(1)))
  log.leave(one)
  expect(log.runs.value.map(({ took, recording }) => [took, recording !== undefined])).toEqual([
    [0, false],
    [20, true],
  ])
})

it('a held step is known until it goes on', () => {
  const log = filled(told(begin(1)))
  const source = {}
  log.receive(source, told(begin(7)))
  log.receive(source, { type: 'held', step: { run: 7, workflowId: 'w', actionId: 'a', args: {}, isAsked: false } })
  expect(log.held.value).toMatchObject({ number: 2, actionId: 'a' })
  expect(log.runs.value.map(({ isHeld }) => isHeld)).toEqual([false, true])
  log.receive(source, { type: 'released', run: 7 })
  expect(log.held.value).toBeUndefined()
  expect(log.runs.value.some(({ isHeld }) => isHeld)).toBe(false)
})

it('keeps no more than it says, and the oldest go first', () => {
  const runs = Array.from({ length: RUN_LIMITS.runs + 5 }, (_, at) => at + 1)
  const log = filled(...runs.map((run) => told(begin(run), end(run))))
  expect(log.runs.value).toHaveLength(RUN_LIMITS.runs)
  expect(log.runs.value[0]?.number).toBe(6)
  const many = Array.from({ length: RUN_LIMITS.entries + 10 }, (_, at) => `a${at}`)
  const changes = many.map((_, at) => value('v', at))
  const endless = filled(told(begin(1), step(1, ...many), ...changes)).runs.value[0]
  expect(endless?.entries).toHaveLength(RUN_LIMITS.entries)
  expect(endless?.changes).toHaveLength(RUN_LIMITS.changes)
  expect(endless?.changes.at(-1)).toMatchObject({ from: many.length - 2, to: many.length - 1 })
})

it('a request and its answer are one line, and what the page says another', () => {
  const log = filled(
    told({ kind: 'request', at: 1, call: 1, method: 'GET', url: '/a', headers: {}, body: undefined }),
    told({ kind: 'answer', at: 9, call: 1, status: 200, headers: {}, text: 'ok' }),
    told({ kind: 'log', at: 2, level: 'warning', message: 'm', data: [1] }),
  )
  expect(log.requests.value).toMatchObject([{ took: 8, request: { url: '/a' }, answer: { status: 200 } }])
  expect(log.lines.value).toMatchObject([{ line: { level: 'warning', message: 'm' } }])
  log.clear()
  expect([log.requests.value, log.lines.value, log.runs.value]).toEqual([[], [], []])
})

it('runs from before stand in front of those of now', () => {
  const log = filled(told(begin(1), end(1)))
  const before = filled(told(begin(1), end(1))).runs.value
  log.recall(before)
  expect(log.runs.value.map(({ number }) => number)).toEqual([2, 1])
})

it('a run holds the workflows that it went through as they were when its draft was made', () => {
  const log = createRunLog()
  const source = {}
  const drawn = (name: string) =>
    new Map(['w', 'called', 'other'].map((id) => [id, { id, name, actions: {} } as unknown as WorkflowRecord]))
  log.receive(source, page(), drawn('then'))
  const calls = toldSteps(1, { kind: 'run', id: 'called', at: 1, value: undefined })
  log.receive(source, told(begin(1), calls, end(1)))
  log.receive(source, page(), drawn('now'))
  log.receive(source, told(begin(2), end(2)))
  expect(log.runs.value.map((run) => Object.values(run.drawn ?? {}).map(({ id, name }) => `${id} ${name}`))).toEqual([
    ['w then', 'called then'],
    ['w now'],
  ])
})
