import type { CancelSignal } from '@heddle/kit'
import { createRunner } from '../runner.ts'
import type { RunnerOptions, RunOutcome } from '../types.ts'
import { recordedWorld } from './answers.ts'
import { endOrIdle } from './end-or-idle.ts'
import { isSameStep } from './is-same.ts'
import { MESSAGES } from './messages.ts'
import { createReel } from './reel.ts'
import { createTape } from './tape.ts'
import type { Recorder, Recording, TraceEntry } from './types.ts'

export type Replay =
  /** The run went through the same states. */
  | { readonly status: 'same'; readonly outcome: RunOutcome; readonly entries: readonly TraceEntry[] }
  /** It went another way from this entry on: a workflow or an action is another one than when it was recorded. */
  | {
      readonly status: 'differs'
      readonly at: number
      readonly recorded: TraceEntry | undefined
      readonly replayed: TraceEntry | undefined
      /** False when what was recorded is only a preview of the values, which may be why. */
      readonly isExact: boolean
      readonly entries: readonly TraceEntry[]
    }
  | { readonly status: 'impossible'; readonly reason: string }

export interface ReplayOptions extends Pick<RunnerOptions, 'workflow' | 'bodyOf' | 'changeValue' | 'limits'> {
  /** Gives up an action that waits for what never came when it was recorded; it is another one than then. */
  readonly signal?: CancelSignal
}

/**
 * Runs a recorded run again with the recorded answers of formulas, ports and clocks: nothing outside is asked or changed.
 * The workflows and the bodies of actions are those of today. Ends at the first difference, and when nothing more comes,
 * whatever the recording says.
 */
export async function replay(recording: Recording, options: ReplayOptions): Promise<Replay> {
  try {
    return await replayRun(recording, options)
  } catch {
    return { status: 'impossible', reason: MESSAGES.damaged }
  }
}

async function replayRun(recording: Recording, { signal, ...options }: ReplayOptions): Promise<Replay> {
  const { answers, entries, workflowId, input } = recording
  if (!recording.isEnded) return { status: 'impossible', reason: MESSAGES.notEnded }
  if (answers === undefined || recording.dropped > 0) return { status: 'impossible', reason: MESSAGES.notWhole }
  if (answers.isForRerun) return { status: 'impossible', reason: MESSAGES.forRerun }
  const world = recordedWorld(answers)
  const reel = createReel(workflowId, input, { runs: 1, entries: Infinity, runSize: Infinity, size: Infinity })
  const replayed = reel.recording().entries
  let at: number | undefined

  function compare() {
    const last = reel.count() - 1
    if (at === undefined && !isSameStep(entries[last], replayed[last])) {
      at = last
      world.cancel()
    }
    world.reached(reel.count())
  }
  const trace: Recorder = {
    begin(_workflowId, _input, recordedRun) {
      const tape = createTape(reel, recordedRun, compare)
      return { ...tape, host: (host) => tape.host(world.host(host.local)) }
    },
  }
  const { evaluate, clock } = world
  const none = { create: () => undefined, set: () => undefined }
  const runner = createRunner({ ...options, evaluate, clock, trace, hostFor: () => world.host(none), log: () => undefined })
  signal?.addEventListener('abort', world.cancel, { once: true })
  const run = runner.run(workflowId, { ...input, scope: {}, signal: world.signal })
  await endOrIdle(run, () => reel.count() + world.asked())
  world.cancel()
  const outcome = await run
  signal?.removeEventListener('abort', world.cancel)
  if (at === undefined && replayed.length === entries.length) return { status: 'same', outcome, entries: replayed }
  at ??= Math.min(entries.length, replayed.length)
  return {
    status: 'differs',
    at,
    recorded: entries[at],
    replayed: replayed[at],
    isExact: answers.isExact,
    entries: replayed,
  }
}
