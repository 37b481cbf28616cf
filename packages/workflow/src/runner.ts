import type { PublishedWorkflow } from '@heddle/document/published'
import { meetsConditions } from './conditions.ts'
import { toErrorValue } from './error-value.ts'
import { execute } from './execute.ts'
import { LIMITS } from './limits.ts'
import type { Family } from './run.ts'
import type { Recorder } from './trace/types.ts'
import { createTurn } from './turn.ts'
import type { RunInput, Runner, RunnerOptions, RunOutcome } from './types.ts'

/** In place of a recorder: leaves everything as it is. */
const UNRECORDED: Recorder = {
  begin: (_workflowId, _input, { evaluate, clock }) => ({ evaluate, clock, host: (host) => host, note() {}, end() {} }),
}

/** Runs workflows; all effects go through the ports of the host. One for a page. */
export function createRunner(options: RunnerOptions): Runner {
  const { trace = UNRECORDED, evaluate, clock, log } = options
  const limits = { ...LIMITS, ...options.limits }

  async function run(workflowId: string, { signal, ...input }: RunInput): Promise<RunOutcome> {
    const turn = createTurn(signal)
    const { end, ...tape } = trace.begin(workflowId, input, { evaluate, clock, signal: turn.signal })
    try {
      const now = tape.clock.now()
      const family: Family = {
        ...tape,
        options,
        limits,
        turn,
        signal: turn.signal,
        actionsLeft: limits.actions,
        extraActions: limits.actionsAfterwards,
        depth: 0,
        waitedAt: now,
        breathedAt: now,
      }
      return await execute(family, workflowId, input)
    } catch (thrown) {
      return { status: 'failed', result: undefined, error: toErrorValue(thrown, null) }
    } finally {
      turn.end()
      end()
    }
  }

  function applies(workflow: PublishedWorkflow, input: RunInput): boolean {
    try {
      return meetsConditions(workflow, input, evaluate)
    } catch (thrown) {
      const error = toErrorValue(thrown, null)
      log('error', error.message, error, { workflowId: workflow.id })
      return false
    }
  }

  return {
    run,
    runTrigger(workflows, input) {
      const started: Promise<RunOutcome | undefined>[] = []
      for (const workflow of workflows) {
        const start = async () => (applies(workflow, input) ? run(workflow.id, input) : undefined)
        started.push(workflow.parallel || started.length === 0 ? start() : Promise.all(started).then(start))
      }
      return Promise.all(started)
    },
  }
}
