/** The workflow that would be this many times in the chain of calls is stopped quietly (specification section 9). */
export const GUARD_OCCURRENCES = 3

export interface WorkflowLimits {
  /** Rounds of a while loop. */
  readonly rounds: number
  /** Milliseconds a while loop may work without waiting. */
  readonly busyTime: number
  /** Actions in one pass through a chain: more means that they lead back to themselves. */
  readonly chainActions: number
  /** Actions of a run together with those it calls. */
  readonly actions: number
  /** Actions the error branch may still run when all of those are spent. */
  readonly actionsAfterwards: number
  /** Loops, try branches and called workflows inside each other. */
  readonly depth: number
}

export const LIMITS: WorkflowLimits = {
  rounds: 10_000,
  busyTime: 30_000,
  chainActions: 10_000,
  actions: 1_000_000,
  actionsAfterwards: 1000,
  depth: 100,
}

/** Milliseconds of work after which a run lets the page draw and take events. */
export const BREATH_INTERVAL = 50
