import type { RecordKind } from './types.ts'

/** One step of the format. Steps are numbered over all kinds without a gap; format 1 is the first one. */
export interface Migration {
  /** Format the step leads to, from 2. */
  readonly to: number
  /** Says what changed, for example `split-page-title`. */
  readonly name: string
  readonly kind: RecordKind
  readonly up: (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}
