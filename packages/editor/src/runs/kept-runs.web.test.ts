import { expect, it, onTestFinished } from 'vitest'
import { RUN_LIMITS } from './run-limits.ts'
import { createRunLog, type RunLog } from './run-log.ts'
import { keepRuns } from './kept-runs.ts'

const NO_INPUT = { event: undefined, parameters: {}, chain: [] }

/** A window on a project's runs: its log, the draft in it, and the page, which can go. */
async function openWindow(projectId: string) {
  const log = createRunLog()
  const host = new EventTarget() as unknown as Window
  const keeping = keepRuns(projectId, log, { host })
  onTestFinished(keeping)
  await keeping.recalled
  const source = {}
  return {
    log,
    begin: (run: number, workflowId = 'w') =>
      log.receive(source, { type: 'told', items: [{ kind: 'run', at: run, run, workflowId, input: NO_INPUT }] }),
    end(run: number) {
      const recording = { workflowId: 'w', input: NO_INPUT, entries: [], dropped: 0, isEnded: true, size: 10 }
      log.receive(source, { type: 'told', items: [{ kind: 'end', at: run + 1, run, recording }] })
    },
    goAway() {
      host.dispatchEvent(new Event('pagehide'))
      keeping()
    },
  }
}

const names = ({ runs }: RunLog): readonly string[] => runs.value.map(({ workflowId }) => workflowId)

it('runs survive a reload right after they ended, and only those of their project', async () => {
  const project = crypto.randomUUID()
  const before = await openWindow(project)
  before.begin(1, 'first')
  before.end(1)
  before.begin(2, 'newest')
  before.end(2)
  before.goAway()
  const after = await openWindow(project)
  expect(names(after.log)).toEqual(['first', 'newest'])
  expect(after.log.runs.value.map(({ number, took }) => [number, took])).toEqual([
    [1, 1],
    [2, 1],
  ])
  expect(names((await openWindow(crypto.randomUUID())).log)).toEqual([])
})

it('a run that goes on when the page goes is kept as far as it came, and once', async () => {
  const project = crypto.randomUUID()
  const before = await openWindow(project)
  before.begin(1)
  before.goAway()
  const after = await openWindow(project)
  expect(after.log.runs.value).toMatchObject([{ took: 0, recording: undefined, isHeld: false }])
  after.goAway()
  expect((await openWindow(project)).log.runs.value).toHaveLength(1)
})

it('what the log lets go, or a person clears, is kept no longer', async () => {
  const project = crypto.randomUUID()
  const before = await openWindow(project)
  for (let run = 1; run <= RUN_LIMITS.runs + 2; run += 1) {
    before.begin(run, `w${run}`)
    before.end(run)
  }
  const after = await openWindow(project)
  expect(after.log.runs.value).toHaveLength(RUN_LIMITS.runs)
  expect(names(after.log)[0]).toBe('w3')
  after.log.clear()
  expect(names((await openWindow(project)).log)).toEqual([])
})

it('runs of two windows are kept beside one another', async () => {
  const project = crypto.randomUUID()
  const [one, other] = [await openWindow(project), await openWindow(project)]
  one.begin(1, 'one')
  one.end(1)
  other.begin(2, 'other')
  other.end(2)
  expect(names((await openWindow(project)).log).toSorted()).toEqual(['one', 'other'])
})

it('a browser that keeps nothing keeps no runs, and nothing else is missing', async () => {
  const log = createRunLog()
  const stop = keepRuns('p', log, { database: () => Promise.reject(new Error('refused')) })
  log.receive({}, { type: 'told', items: [{ kind: 'run', at: 1, run: 1, workflowId: 'w', input: NO_INPUT }] })
  expect(log.runs.value).toHaveLength(1)
  stop()
})

it('a database that is taken away meanwhile disturbs nothing', async () => {
  const opened = await new Promise<IDBDatabase>((resolve) => {
    const asked = indexedDB.open(crypto.randomUUID(), 1)
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('runs'))
    asked.addEventListener('success', () => resolve(asked.result))
  })
  const log = createRunLog()
  const keeping = keepRuns('p', log, { database: () => Promise.resolve(opened) })
  onTestFinished(keeping)
  await keeping.recalled
  opened.close()
  log.receive({}, { type: 'told', items: [{ kind: 'run', at: 1, run: 1, workflowId: 'w', input: NO_INPUT }] })
  log.leave({})
  expect(log.runs.value).toHaveLength(1)
})
