import type { PublishedWorkflow } from '@heddle/document/published'
import { createCancel } from './cancel.ts'
import { meetsConditions } from './conditions.ts'
import { toErrorValue } from './error-value.ts'
import { execute } from './execute.ts'
import { LIMITS } from './limits.ts'
import { MESSAGES } from './messages.ts'
import { createPace } from './pace.ts'
import type { Family } from './run.ts'
import { createScope } from './scope.ts'
import type { RunInput, Runner, RunnerOptions, RunOutcome } from './types.ts'

/** Runs workflows; all effects go through the ports of the host. One for a page. */
export function createRunner(options: RunnerOptions): Runner {
  const limits = { ...LIMITS, ...options.limits }
  const pace = createPace()

  async function runFamily(workflowId: string, { signal, ...input }: RunInput): Promise<RunOutcome> {
    const tape = options.trace?.begin(workflowId, input)
    const clock = tape?.clock(options.clock) ?? options.clock
    const cancel = createCancel(signal)
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    tape?.follow(cancel.signal)
    const now = clock.now()
    const family: Family = {
      signal: cancel.signal,
      turn: { cancel: () => cancel.cancel(new Error(MESSAGES.restarted)), ended },
      clock,
      evaluate: tape?.evaluate(options.evaluate) ?? options.evaluate,
      tape,
      limits,
      actionsLeft: limits.actions,
      hasExtra: false,
      depth: 0,
      waitedAt: now,
      breathedAt: now,
    }
    try {
      return (await execute({ options, family, pace, input }, workflowId)).outcome
    } finally {
      cancel.release()
      end()
      tape?.end()
    }
  }

  const run = (workflowId: string, input: RunInput): Promise<RunOutcome> =>
    runFamily(workflowId, input).catch((thrown: unknown) => ({
      status: 'failed',
      result: undefined,
      error: toErrorValue(thrown, null),
    }))

  function applies(workflow: PublishedWorkflow, { scope, event }: RunInput): boolean {
    try {
      const names = createScope(scope, { event, parameters: {}, results: {}, variables: () => ({}) })
      return meetsConditions(workflow, event, names, options.evaluate)
    } catch (thrown) {
      const error = toErrorValue(thrown, null)
      options.log('error', error.message, error, { workflowId: workflow.id })
      return false
    }
  }

  return {
    run,
    runTrigger(workflows, input) {
      const started: Promise<RunOutcome | undefined>[] = []
      for (const workflow of workflows) {
        const before = workflow.parallel ? [] : [...started]
        const start = async () => (applies(workflow, input) ? run(workflow.id, input) : undefined)
        started.push(before.length === 0 ? start() : Promise.all(before).then(start))
      }
      return Promise.all(started)
    },
  }
}
