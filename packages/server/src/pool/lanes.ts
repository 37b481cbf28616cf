/** Where jobs run: processes of their own. Nothing of a lane exists before its first job, nor when it had none for a while. */
export interface Lane {
  /** Most processes at once. */
  readonly width: number
  /** Jobs that may wait; one more is refused. */
  readonly waiting: number
  /** Megabytes that a process may need, everything counted. */
  readonly memory: number
}

export const LANES = {
  /** Making releases. Two, so that a draft need not wait for a large site. */
  publish: { width: 2, waiting: 50, memory: 2_500 },
  /** Running tests of projects: what people wrote may have no end, and nobody's release waits for it. */
  tests: { width: 1, waiting: 50, memory: 900 },
  /** Reading and writing down large projects. */
  snapshot: { width: 1, waiting: 50, memory: 1_200 },
  /** Writing and reading projects as files. */
  transfer: { width: 1, waiting: 20, memory: 1_500 },
  /** Looking at uploaded files. */
  sniff: { width: 1, waiting: 200, memory: 600 },
  /** Filtering and sorting rows for visitors. */
  rows: { width: 1, waiting: 200, memory: 600 },
  /** Drawing pages for visitors: a page that takes long keeps another one free. */
  requests: { width: 2, waiting: 200, memory: 900 },
  /** Making pictures narrower for visitors: uploads do not wait for it. */
  narrow: { width: 1, waiting: 200, memory: 900 },
  /** Decoding pictures. */
  picture: { width: 1, waiting: 200, memory: 900 },
} as const satisfies Readonly<Record<string, Lane>>

export type LaneName = keyof typeof LANES
