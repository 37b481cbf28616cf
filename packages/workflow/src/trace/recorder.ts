import { TRACE_LIMITS, type TraceLimits } from './limits.ts'
import { createReel, type Reel } from './reel.ts'
import { createTape } from './tape.ts'
import type { Recorder, Recording, TraceEntry } from './types.ts'

export interface RunRecorder extends Recorder {
  /** The last runs, oldest first, also those that still go on. */
  readonly recordings: () => readonly Recording[]
  readonly clear: () => void
}

/** Told of runs as they happen; `run` counts them. Entries and recordings are those that are kept: not to be changed. */
export interface RunListener {
  readonly begin: (run: number, recording: Recording) => void
  readonly step: (run: number, entry: TraceEntry) => void
  readonly end: (run: number, recording: Recording) => void
}

/** Keeps the last runs within bounds of memory; the oldest go first. Hand it to the runner as `trace`. */
export function createRecorder(limits: Partial<TraceLimits> = {}, listener?: RunListener): RunRecorder {
  const bounds = { ...TRACE_LIMITS, ...limits }
  const reels: Reel[] = []
  let runs = 0

  function makeRoom() {
    const size = () => reels.reduce((sum, reel) => sum + reel.size(), 0)
    while (reels.length > bounds.runs || (reels.length > 1 && size() > bounds.size)) reels.shift()
  }
  return {
    begin(workflowId, input, world) {
      const reel = createReel(workflowId, input, { ...bounds, runSize: Math.min(bounds.runSize, bounds.size) })
      runs += 1
      const run = runs
      reels.push(reel)
      makeRoom()
      listener?.begin(run, reel.recording())
      const tape = createTape(listener ? heard(reel, (entry) => listener.step(run, entry)) : reel, world)
      return {
        ...tape,
        end() {
          tape.end()
          listener?.end(run, reel.recording())
          makeRoom()
        },
      }
    },
    recordings: () => reels.map((reel) => reel.recording()),
    clear: () => void reels.splice(0),
  }
}

/** A reel that tells of each entry when it is there. */
const heard = (reel: Reel, onStep: (entry: TraceEntry) => void): Reel => ({
  ...reel,
  add(entry) {
    const kept = reel.add(entry)
    onStep(kept)
    return kept
  },
})
