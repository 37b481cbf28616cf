export interface TraceLimits {
  readonly runs: number
  /** Entries of one run. */
  readonly entries: number
  /** Estimated bytes of one run. */
  readonly runSize: number
  /** Estimated bytes of all runs. */
  readonly size: number
  /** Keeps of the answers only what a rerun needs: what ports gave, not what formulas did. */
  readonly isForRerun?: boolean
}

export const TRACE_LIMITS: TraceLimits = { runs: 50, entries: 5000, runSize: 2_000_000, size: 8_000_000 }

/** Estimated bytes of one value; what is beyond is left out of its copy. */
export const MAX_VALUE_SIZE = 256_000
export const MAX_VALUE_DEPTH = 32

/** Part of a run's oldest entries that go when there are too many: going one by one would move all others each time. */
export const DROPPED_SHARE = 0.25
