import { expect, it } from 'vitest'
import { addSteps, growRuns } from './growing-runs.ts'
import { RUN_LIMITS } from './run-limits.ts'
import type { KeptRun } from './run-log.ts'

const kept = (number: number): KeptRun => ({
  number,
  workflowId: 'w',
  input: { event: undefined, parameters: {}, chain: [] },
  began: 0,
  took: undefined,
  page: undefined,
  entries: [],
  values: new Map(),
  changes: [],
  collections: new Map(),
  rowChanges: [],
  variables: new Map(),
  recording: undefined,
  isHeld: false,
})
const step = (id: string, kind: 'action' | 'end' = 'action') => ({ kind, id, at: 0, value: undefined })

it('a run that something is told of is another one afterwards; the others, and what was read before, stay as they were', () => {
  const before = [kept(1), kept(2)]
  const growing = growRuns(before)
  growing.of(2)?.entries.push(step('a'))
  growing.of(2)?.changes.push({ after: 1, id: 'v', from: 1, to: 2 })
  expect(growing.of(3)).toBeUndefined()
  growing.add(kept(3))
  const [first, second, third] = growing.kept()
  expect(first).toBe(before[0])
  expect(second).toMatchObject({ number: 2, entries: [{ id: 'a' }], changes: [{ to: 2 }] })
  expect(before[1]).toMatchObject({ entries: [], changes: [] })
  expect(third?.number).toBe(3)
})

it('of changes the newest are kept, and of steps the first and how it ended', () => {
  const growing = growRuns([kept(1)])
  const run = growing.of(1) ?? expect.fail('The run is not there.')
  for (let at = 0; at <= RUN_LIMITS.changes; at += 1) run.changes.push({ after: 0, id: 'v', from: at - 1, to: at })
  addSteps(run.entries, [...Array.from({ length: RUN_LIMITS.entries + 1 }, (_, at) => step(`a${at}`)), step('w', 'end')])
  const [cut] = growing.kept()
  expect(cut?.changes).toHaveLength(RUN_LIMITS.changes)
  expect(cut?.changes[0]?.to).toBe(1)
  expect(cut?.entries).toHaveLength(RUN_LIMITS.entries + 1)
  expect(cut?.entries.at(-1)?.kind).toBe('end')
})
