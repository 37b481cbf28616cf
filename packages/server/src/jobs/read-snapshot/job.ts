import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import type { SnapshotTable } from '../../ports/database.ts'
import { defineJob } from '../../pool/job.ts'

/** Checks a large snapshot and cuts it into texts, each a list of some records; `undefined` when it was altered. */
export const readSnapshotJob = defineJob<{ input: SnapshotTable; output: readonly string[] | undefined }>({
  name: 'read-snapshot',
  lane: 'snapshot',
  time: LIMITS.snapshotTime,
  tooLong: messages.busy,
  tooLarge: messages.busy,
})
