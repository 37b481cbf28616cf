import type { HistoryStep, HistorySteps } from '@heddle/store'
import type { DocumentRecord } from '@heddle/document'
import type { Schedule } from '../../schedule.ts'

/** Steps that can be undone after a reload, and characters of JSON they take at most; the newest are kept. */
export const KEPT_STEPS = 200
export const KEPT_LENGTH = 1_000_000
/** Steps are written once nothing was done for this long, milliseconds. */
export const KEEP_STEPS_AFTER_MS = 250

type Steps = HistorySteps<DocumentRecord>

/** Where a person's own steps in one project survive the window that took them. */
export interface StepStorage {
  readonly load: () => Promise<Steps | undefined>
  readonly save: (steps: Steps) => Promise<void>
}

/** Keeps the steps in storage in step with what is done. What storage refuses is kept in the window only. */
export function createStepKeeper({ storage, schedule }: { storage: StepStorage | undefined; schedule: Schedule }) {
  let latest: (() => Steps) | undefined
  let cancel: (() => void) | undefined

  async function flush(): Promise<void> {
    cancel?.()
    cancel = undefined
    const steps = latest?.()
    latest = undefined
    if (steps) await storage?.save(newest(steps)).catch(() => undefined)
  }

  return {
    load: async (): Promise<Steps | undefined> => storage?.load().catch(() => undefined),
    /** There are other steps now; they are asked for when they are written. */
    keep(steps: () => Steps) {
      if (!storage) return
      latest = steps
      cancel?.()
      cancel = schedule(() => void flush(), KEEP_STEPS_AFTER_MS)
    },
    flush,
  }
}

/** As many of the last steps as are kept; of those taken back the next ones. */
function newest({ done, undone }: Steps): Steps {
  let [count, length] = [0, 0]
  const fits = (step: HistoryStep<DocumentRecord>): boolean => {
    count += 1
    length += JSON.stringify(step).length
    return count <= KEPT_STEPS && length <= KEPT_LENGTH
  }
  const next = takeWhile(undone, fits)
  return { done: takeWhile(done.toReversed(), fits).toReversed(), undone: next }
}

function takeWhile<T>(list: readonly T[], isTaken: (item: T) => boolean): readonly T[] {
  const end = list.findIndex((item) => !isTaken(item))
  return end === -1 ? list : list.slice(0, end)
}
