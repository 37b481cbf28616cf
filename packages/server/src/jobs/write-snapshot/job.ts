import type { DocumentRecord } from '@heddle/document'
import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import type { SnapshotTable } from '../../ports/database.ts'
import { defineJob } from '../../pool/job.ts'

/** Makes of many records the text of a snapshot and its hash. */
export const writeSnapshotJob = defineJob<{
  input: Omit<SnapshotTable, 'records' | 'hash'>
  item: DocumentRecord
  output: Pick<SnapshotTable, 'records' | 'hash'>
}>({
  name: 'write-snapshot',
  lane: 'snapshot',
  time: LIMITS.snapshotTime,
  tooLong: messages.busy,
  tooLarge: messages.busy,
})
