import type { Names } from '@heddle/canvas/protocol'

/** What is to be said of the value of a formula that stands in a workflow. */
export interface PastNote {
  /** Where what it reads of the run is from; nothing where it reads nothing of it. */
  readonly whence?: string
  /** What has to happen before it has a value; nothing where all that it reads is known. */
  readonly missing?: string
}

/** Values of a run, or of an example of one, that a formula is shown with where nothing runs. */
export interface PastValues {
  /** Names as the run saw them; keep the object while they are the same. */
  readonly names: Names
  readonly noteOf: (code: string) => PastNote
}

/** All names that are put before those of the place of a formula. */
export function namesWith(sample: Names | undefined, past: PastValues | undefined): Names | undefined {
  return past ? { ...sample, ...past.names } : sample
}
