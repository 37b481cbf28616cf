import type { Names } from '@heddle/canvas/protocol'
import type { HeldStep } from '@heddle/workflow/watch'
import { pastNames } from '../formula/past-names.ts'
import type { EvaluateResult } from '../frame/connection.ts'
import type { Editor } from '../session/editor.ts'
import type { KeptRun } from './run-log.ts'
import { stateAt } from './past-state.ts'
import { breakpointKey } from './slice.ts'
import { words } from './words.ts'

/**
 * What the condition of a breakpoint reads: what the action gets, by its name, beside the event, results of the actions before it,
 * parameters of the workflow, and variables and collections as they are then.
 */
export function namesAt(run: KeptRun, args: Readonly<Record<string, unknown>>): Names {
  return { ...(args as Names), ...pastNames(stateAt(run)) }
}

/** Whether a step waits: without a condition, where it holds, and where it cannot be worked out, which is told. */
export type Waits = { readonly waits: boolean; readonly mistake?: string }

/** Asks whether the condition of the breakpoint at a step holds. */
export async function waitsAt(
  { session, canvas }: Pick<Editor, 'session' | 'canvas'>,
  run: KeptRun | undefined,
  step: HeldStep,
): Promise<Waits> {
  const condition = session.breakpoints.peek().get(breakpointKey(step.workflowId, step.actionId)) ?? ''
  if (step.isAsked || condition.trim() === '' || !run) return { waits: true }
  const connection = canvas.peek()
  if (!connection) return { waits: true, mistake: words.step.noCanvas }
  const result = await connection
    .evaluate(undefined, condition, namesAt(run, step.args))
    .catch((): EvaluateResult => ({ ok: false, message: words.step.noCanvas }))
  return result.ok ? { waits: Boolean(result.value) } : { waits: true, mistake: result.message }
}
