import { TRACE_LIMITS, type TraceLimits } from './limits.ts'
import { createReel, type Reel } from './reel.ts'
import { createTape } from './tape.ts'
import type { Recorder, Recording } from './types.ts'

export interface RunRecorder extends Recorder {
  /** The last runs, oldest first, also those that still go on. */
  readonly recordings: () => readonly Recording[]
  readonly clear: () => void
}

/** Keeps the last runs within bounds of memory; the oldest go first. Hand it to the runner as `trace`. */
export function createRecorder(limits: Partial<TraceLimits> = {}): RunRecorder {
  const bounds = { ...TRACE_LIMITS, ...limits }
  const reels: Reel[] = []

  function makeRoom() {
    const size = () => reels.reduce((sum, reel) => sum + reel.size(), 0)
    while (reels.length > bounds.runs || (reels.length > 1 && size() > bounds.size)) reels.shift()
  }
  return {
    begin(workflowId, input, world) {
      const reel = createReel(workflowId, input, { ...bounds, runSize: Math.min(bounds.runSize, bounds.size) })
      reels.push(reel)
      makeRoom()
      const tape = createTape(reel, world)
      return {
        ...tape,
        end() {
          tape.end()
          makeRoom()
        },
      }
    },
    recordings: () => reels.map((reel) => reel.recording()),
    clear: () => void reels.splice(0),
  }
}
