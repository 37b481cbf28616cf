import { expect, it, onTestFinished } from 'vitest'
import { createRunLog } from './run-log.ts'
import { keepRuns } from './kept-runs.ts'

const NO_INPUT = { event: undefined, parameters: {}, chain: [] }

it('runs survive a reload, and only those of their project', async () => {
  const project = crypto.randomUUID()
  const log = createRunLog()
  onTestFinished(keepRuns(project, log))
  const source = {}
  log.receive(source, { type: 'told', items: [{ kind: 'run', at: 1, run: 1, workflowId: 'w', input: NO_INPUT }] })
  const recording = { workflowId: 'w', input: NO_INPUT, entries: [], dropped: 0, isEnded: true, size: 10 }
  log.receive(source, { type: 'told', items: [{ kind: 'end', at: 2, run: 1, recording }] })

  const recalled = async (id: string): Promise<number> => {
    const again = createRunLog()
    const kept = keepRuns(id, again)
    await kept.recalled
    kept()
    return again.runs.value.length
  }
  await expect.poll(() => recalled(project)).toBe(1)
  expect(await recalled(crypto.randomUUID())).toBe(0)
})

it('a browser that keeps nothing keeps no runs, and nothing else is missing', async () => {
  const log = createRunLog()
  const stop = keepRuns('p', log, () => Promise.reject(new Error('refused')))
  log.receive({}, { type: 'told', items: [{ kind: 'run', at: 1, run: 1, workflowId: 'w', input: NO_INPUT }] })
  expect(log.runs.value).toHaveLength(1)
  stop()
})
