import type { PublishedAction } from '@heddle/document/published'
import { isOutcome } from '@heddle/kit'
import { toErrorValue } from './error-value.ts'
import { runNested } from './nested.ts'
import { fail, settle, type Run, type Step } from './run.ts'
import { admit, startAction } from './start-action.ts'
import { isPromise, waitFor } from './waiting.ts'

/** Runs one action, as this one of its chain, and records how it went. A promise only when something is waited for. */
export function perform(run: Run, id: string, action: PublishedAction | undefined, count: number): Step | Promise<Step> {
  const { note, signal } = run.family
  // What an action throws because it was cancelled is no error.
  const failed = (thrown: unknown): Step => (signal.aborted ? 'cancelled' : fail(run, id, toErrorValue(thrown, id)))
  try {
    admit(run.family, id, action, count)
    if (action.disabled) {
      note('skip', id)
      return 'end'
    }
    const after = (value: unknown) => conclude(run, id, action, value)
    const answer = startAction(run, id, action)
    const step = isPromise(answer) ? waitFor(run, answer).then(after) : after(answer)
    return step instanceof Promise ? step.catch(failed) : step
  } catch (thrown) {
    return failed(thrown)
  }
}

function conclude(run: Run, id: string, action: PublishedAction, value: unknown): Step | Promise<Step> {
  if (run.family.signal.aborted) return 'cancelled'
  if (!isOutcome(value)) return settle(run, id, { result: value })
  switch (value.type) {
    case 'break':
    case 'continue':
      run.results[id] = {}
      return value.type
    case 'next':
      return settle(run, id, { result: value.result })
    case 'stop':
      settle(run, id, { result: value.result })
      return 'stop'
    case 'return':
      run.returned = { result: value.result }
      settle(run, id, run.returned)
      return value.goesOn ? 'split' : 'return'
    default:
      return runNested(run, id, action, value)
  }
}
