import type { PublishedAction } from '@heddle/document/published'
import { isOutcome } from '@heddle/kit'
import { toErrorValue } from './error-value.ts'
import { runNested, type Nested } from './nested.ts'
import { fail, settle, type ActionResult, type Flow, type Run } from './run.ts'
import { startAction } from './start-action.ts'
import { CANCELLED, isPromise, waitFor } from './waiting.ts'

/** After an action: why the chain ends, or the result it goes on with. */
export type Step = Flow | { readonly result: unknown; readonly isBranching: boolean }

/** Runs one action and records how it went. A promise only when something is waited for. */
export function perform(run: Run, id: string, action: PublishedAction): Step | Promise<Step> {
  // What an action throws because it was cancelled is no error.
  const failed = (thrown: unknown): Step => (run.family.signal.aborted ? 'cancelled' : fail(run, id, toErrorValue(thrown, id)))
  const after = (value: unknown) => conclude(run, id, action, value)
  try {
    const answer = startAction(run, id, action)
    const step = isPromise(answer) ? waitFor(run, answer).then(after) : after(answer)
    return step instanceof Promise ? step.catch(failed) : step
  } catch (thrown) {
    return failed(thrown)
  }
}

function conclude(run: Run, id: string, action: PublishedAction, value: unknown): Step | Promise<Step> {
  if (value === CANCELLED || run.family.signal.aborted) return 'cancelled'
  if (!isOutcome(value)) return goOn(run, id, { result: value }, true)
  switch (value.type) {
    case 'break':
    case 'continue':
      run.results[id] = {}
      return value.type
    case 'next':
    case 'stop':
    case 'return': {
      const { type, result } = value
      const step = goOn(run, id, { result }, true)
      if (type === 'return') run.returned = { result }
      return type === 'next' || (type === 'return' && value.goesOn) ? step : type
    }
    default:
      return concludeNested(run, id, action, value)
  }
}

async function concludeNested(run: Run, id: string, action: PublishedAction, outcome: Nested): Promise<Step> {
  const ended = await runNested(run, id, action, outcome)
  if (typeof ended === 'string') return ended
  return 'isFinal' in ended ? fail(run, id, ended.error, ended.isFinal) : goOn(run, id, ended, outcome.type === 'run')
}

function goOn(run: Run, id: string, entry: ActionResult, isBranching: boolean): Step {
  settle(run, id, entry)
  return { result: entry.result, isBranching }
}
