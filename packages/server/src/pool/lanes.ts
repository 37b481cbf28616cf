/** Where jobs run. Nothing of a lane exists before its first job, nor when it had none for a while. */
export interface Lane {
  /** A process where code that is not JavaScript does the work: it brings its own threads, and can be ended in the middle of them. */
  readonly place: 'thread' | 'process'
  /** Most workers at once. */
  readonly width: number
  /** Jobs that may wait; one more is refused. */
  readonly waiting: number
  /** Megabytes that a worker may need: a thread for its JavaScript values, a process for everything. */
  readonly memory: number
}

export const LANES = {
  /** Making releases. Two, so that a draft need not wait for a large site. */
  publish: { place: 'thread', width: 2, waiting: 50, memory: 2_000 },
  /** Reading and writing down large projects. */
  snapshot: { place: 'thread', width: 1, waiting: 50, memory: 1_000 },
  /** Looking at uploaded files. */
  sniff: { place: 'thread', width: 1, waiting: 200, memory: 500 },
  /** Decoding pictures. */
  picture: { place: 'process', width: 1, waiting: 200, memory: 900 },
} as const satisfies Readonly<Record<string, Lane>>

export type LaneName = keyof typeof LANES
