import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DocumentRecord } from '@heddle/document'
import { readSnapshotJob } from '../jobs/read-snapshot/job.ts'
import { writeSnapshotJob } from '../jobs/write-snapshot/job.ts'
import { LIMITS } from '../limits.ts'
import type { JobPool } from '../pool/job-pool.ts'
import type { SnapshotTable } from '../ports/database.ts'
import { snapshotHash } from '../ports/row-hash.ts'

type Position = Omit<SnapshotTable, 'records' | 'hash'>

/** Snapshots as they are stored, and the records they hold. */
export interface Snapshots {
  /** `undefined` for a snapshot that was altered. */
  read(row: SnapshotTable): Promise<readonly DocumentRecord[] | undefined>
  write(position: Position, records: readonly DocumentRecord[]): Promise<SnapshotTable>
}

const parse = (text: string): readonly DocumentRecord[] => JSON.parse(text) as readonly DocumentRecord[]

/** Everything in one go, however large. */
export const snapshotsHere: Snapshots = {
  read: async (row) => (row.hash === snapshotHash(row) ? parse(row.records) : undefined),
  async write(position, records) {
    const row = { ...position, records: JSON.stringify(records) }
    return { ...row, hash: snapshotHash(row) }
  },
}

/** Small snapshots at once. Large ones are checked, cut and put together by a worker; between their parts everybody else has their turn. */
export function createSnapshots(pool: Pick<JobPool, 'run'>): Snapshots {
  return {
    async read(row) {
      if (row.records.length <= LIMITS.snapshotTextAtOnce) return snapshotsHere.read(row)
      const parts = await pool.run(readSnapshotJob, row)
      const records: DocumentRecord[] = []
      for (const part of parts ?? []) {
        await nextTurn()
        records.push(...parse(part))
      }
      return parts && records
    },
    async write(position, records) {
      if (records.length <= LIMITS.snapshotRecordsAtOnce) return snapshotsHere.write(position, records)
      return { ...position, ...(await pool.run(writeSnapshotJob, position, { items: records })) }
    },
  }
}
