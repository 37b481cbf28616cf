import { LIMITS } from '../../limits.ts'
import type { JobBody } from '../../pool/job.ts'
import { snapshotHash } from '../../ports/row-hash.ts'
import type { readSnapshotJob } from './job.ts'

export const run: JobBody<typeof readSnapshotJob> = async (row) => {
  if (row.hash !== snapshotHash(row)) return undefined
  const records = JSON.parse(row.records) as readonly unknown[]
  const count = Math.ceil(records.length / LIMITS.recordsAtOnce)
  return Array.from({ length: count }, (_, at) =>
    JSON.stringify(records.slice(at * LIMITS.recordsAtOnce, (at + 1) * LIMITS.recordsAtOnce)),
  )
}
