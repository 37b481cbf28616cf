/** Where jobs run. Nothing of a lane exists before its first job, nor when it had none for a while. */
export interface Lane {
  /** Most workers at once. */
  readonly width: number
  /** Jobs that may wait; one more is refused. */
  readonly waiting: number
  /** Megabytes of JavaScript values that a worker may hold. */
  readonly memory: number
}

export const LANES = {
  /** Making releases. Two, so that a draft need not wait for a large site. */
  publish: { width: 2, waiting: 50, memory: 2_000 },
} as const satisfies Readonly<Record<string, Lane>>

export type LaneName = keyof typeof LANES
