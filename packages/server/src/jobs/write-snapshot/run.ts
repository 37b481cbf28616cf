import type { JobBody } from '../../pool/job.ts'
import { snapshotHash } from '../../ports/row-hash.ts'
import type { writeSnapshotJob } from './job.ts'

export const run: JobBody<typeof writeSnapshotJob> = async (input, { items }) => {
  const records = JSON.stringify(items)
  return { records, hash: snapshotHash({ ...input, records }) }
}
