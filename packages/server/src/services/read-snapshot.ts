import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DocumentRecord } from '@heddle/document'
import type { Selectable } from 'kysely'
import { readSnapshotJob } from '../jobs/read-snapshot/job.ts'
import { LIMITS } from '../limits.ts'
import type { JobPool } from '../pool/job-pool.ts'
import type { SnapshotTable } from '../ports/database.ts'
import { snapshotHash } from '../ports/row-hash.ts'

/** The records of a snapshot as it is stored; `undefined` when it was altered. */
export type ReadSnapshot = (row: Selectable<SnapshotTable>) => Promise<readonly DocumentRecord[] | undefined>

const parse = (text: string): readonly DocumentRecord[] => JSON.parse(text) as readonly DocumentRecord[]

export const readHere: ReadSnapshot = async (row) => (row.hash === snapshotHash(row) ? parse(row.records) : undefined)

/** Reads small snapshots at once. A large one is checked and cut by a worker; between its parts everybody else has their turn. */
export function createSnapshotReader(pool: Pick<JobPool, 'run'>): ReadSnapshot {
  return async (row) => {
    if (row.records.length <= LIMITS.readAtOnce) return readHere(row)
    const parts = await pool.run(readSnapshotJob, row)
    const records: DocumentRecord[] = []
    for (const part of parts ?? []) {
      await nextTurn()
      records.push(...parse(part))
    }
    return parts && records
  }
}
