import type { TraceEntry } from '@heddle/workflow/trace'
import { RUN_LIMITS } from './run-limits.ts'
import type { DrawnWorkflows, KeptRun, RowsChange, ValueChange } from './run-log.ts'

/** A run while what was told of it is taken in. */
export interface GrowingRun extends KeptRun {
  readonly entries: TraceEntry[]
  readonly changes: ValueChange[]
  readonly rowChanges: RowsChange[]
  drawn?: DrawnWorkflows
}

/** Runs while what was told together is taken in: those that it is about are copied, once however much it is. */
export interface GrowingRuns {
  /** The run of a number, to be added to. */
  readonly of: (number: number | undefined) => GrowingRun | undefined
  readonly add: (run: KeptRun) => void
  /** All of them, within what is kept. */
  readonly kept: () => readonly KeptRun[]
}

export function growRuns(runs: readonly KeptRun[]): GrowingRuns {
  const byNumber = new Map(runs.map((run) => [run.number, run]))
  const growing = new Map<number, GrowingRun>()
  return {
    of(number = 0) {
      const run = byNumber.get(number)
      const known = growing.get(number)
      if (known || !run) return known
      const copy: GrowingRun = { ...run, entries: [...run.entries], changes: [...run.changes], rowChanges: [...run.rowChanges] }
      growing.set(number, copy)
      byNumber.set(number, copy)
      return copy
    },
    add: (run) => void byNumber.set(run.number, run),
    kept() {
      for (const { changes, rowChanges } of growing.values()) {
        cutTo(changes, RUN_LIMITS.changes)
        cutTo(rowChanges, RUN_LIMITS.rowChanges)
      }
      return within([...byNumber.values()])
    },
  }
}

/** Steps beyond what is kept are left out; how a run ended is kept of one however long. */
export function addSteps(entries: TraceEntry[], steps: readonly TraceEntry[]): void {
  for (const step of steps) if (entries.length < RUN_LIMITS.entries || step.kind === 'end') entries.push(step)
}

/** The oldest go first. */
function cutTo(list: unknown[], most: number): void {
  if (list.length > most) list.splice(0, list.length - most)
}

/** Estimated bytes of a run. */
const sizeOf = ({ entries, recording, values, collections, rowChanges, drawn = {} }: KeptRun): number =>
  Object.values(drawn).reduce((sum, { actions }) => sum + 300 * Object.keys(actions).length, 0) +
  (recording?.size ?? entries.length * 64) +
  values.size * 64 +
  [...collections.values()].reduce((sum, { size }) => sum + size, 0) +
  rowChanges.reduce((sum, { to }) => sum + to.size, 0)

/** The newest runs, as many as are kept. */
export function within(runs: readonly KeptRun[]): readonly KeptRun[] {
  let [first, size] = [runs.length, 0]
  while (first > 0 && runs.length - first < RUN_LIMITS.runs) {
    size += sizeOf(runs[first - 1] as KeptRun)
    if (size > RUN_LIMITS.size && first < runs.length) break
    first -= 1
  }
  return runs.slice(first)
}
