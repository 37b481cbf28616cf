import type { DocumentRecord, TestRecord } from '@heddle/document'
import { afterEach, expect, it } from 'vitest'
import { messages } from '../../messages.ts'
import { LIMITS } from '../../limits.ts'
import { createJobPool, type JobPool } from '../../pool/job-pool.ts'
import { LANES } from '../../pool/lanes.ts'
import { ENDLESS, GREEDY, testPublishing } from '../../testing/publish-module.ts'
import { sampleRecords } from '../../testing/test-ports.ts'
import { loadPublishingJob } from '../load-publishing/job.ts'
import { runTestsJob } from './job.ts'

const PASSES = JSON.stringify({ status: 'passed', values: [], step: undefined })
const made: JobPool[] = []
afterEach(() => Promise.all(made.splice(0).map((pool) => pool.close())))

function newPool(memory: number = LANES.tests.memory): JobPool {
  const pool = createJobPool({ lanes: { ...LANES, tests: { ...LANES.tests, memory } } })
  made.push(pool)
  return pool
}

/** A project with tests whose workflows go as their recordings say. */
function projectWith(...recordings: readonly string[]): readonly DocumentRecord[] {
  let count = 0
  const newId = (): string => `id${(count += 1)}`.padEnd(16, '0')
  const tests = recordings.map((recording): TestRecord => ({
    id: newId(),
    kind: 'test',
    name: 'Ships an order',
    folder: '',
    index: 'a0',
    workflowId: 'flow000000000000',
    recording,
    expected: [],
  }))
  return [...sampleRecords(newId), ...tests]
}

it('tests have a minute and 900 MB, in a process of their own beside which others work', () => {
  expect([runTestsJob.lane, runTestsJob.time, LANES.tests]).toEqual([
    'tests',
    LIMITS.testsTime,
    { width: 1, waiting: 50, memory: 900 },
  ])
  expect(LIMITS.testsTime).toBe(60_000)
})

it('a workflow without an end is stopped and told, others are answered meanwhile, and the tests that wait have their turn', async () => {
  const pool = newPool()
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  const leaving = new AbortController()
  const endless = pool.run(runTestsJob, testPublishing(), {
    items: projectWith(ENDLESS),
    onEvent: () => resolve(),
    signal: leaving.signal,
  })
  const gone = expect(endless).rejects.toMatchObject({ code: messages.cancelled.code })
  await begun
  const waiting = pool.run(runTestsJob, testPublishing(), { items: projectWith(PASSES) })
  // What publishes is another lane: it answers while that one runs.
  await pool.run(loadPublishingJob, testPublishing())
  expect(pool.size('tests')).toBe(1)
  leaving.abort()
  await gone
  expect(await waiting).toEqual([])
  // The same, ended by its time.
  const late = { ...runTestsJob, time: 1 }
  await expect(pool.run(late, testPublishing(), { items: projectWith(ENDLESS) })).rejects.toMatchObject({
    code: 'tests-too-long',
    message: messages.testsTooLong(LIMITS.testsTime).text,
  })
  expect(await pool.run(runTestsJob, testPublishing(), { items: projectWith(PASSES, PASSES) })).toEqual([])
})

it('a workflow that eats memory is stopped and told, and the next tests run', async () => {
  const pool = newPool(400)
  await expect(pool.run(runTestsJob, testPublishing(), { items: projectWith(GREEDY) })).rejects.toMatchObject({
    code: 'tests-too-large',
    message: messages.testsTooLarge.text,
  })
  expect(await pool.run(runTestsJob, testPublishing(), { items: projectWith(PASSES) })).toEqual([])
})
