import { sql } from 'kysely'
import { findReleasedFilesJob } from '../jobs/find-released-files/job.ts'
import { LIMITS } from '../limits.ts'
import type { JobPool } from '../pool/job-pool.ts'
import type { Database } from '../ports/database.ts'
import type { StoragePlace } from '../ports/object-storage.ts'
import { noteRemoved } from './removed-files.ts'

/** Rows of files that no record of their project names. */
export interface UnusedRows {
  /** Writes down since when nothing names files; `null` for those that something names. */
  mark(projectId: string, files: readonly string[], since: number | null): Promise<void>
  /**
   * Takes the rows of those files whose time is over and that nothing can bring back within it; what can begins to wait anew.
   * @param seq entry of the log at which no record named them
   */
  letGo(projectId: string, seq: number, files: readonly string[], at: number): Promise<void>
}

export interface UnusedRowsOptions {
  readonly database: Pick<Database, 'db'>
  readonly storagePlace: StoragePlace
  readonly pool: Pick<JobPool, 'run'>
  /** Milliseconds in which what was deleted can be undone with its bytes. */
  readonly deletedFilesLife: number
}

export function createUnusedRows({
  database: { db },
  storagePlace,
  pool,
  deletedFilesLife: grace,
}: UnusedRowsOptions): UnusedRows {
  async function mark(projectId: string, files: readonly string[], since: number | null): Promise<void> {
    for (let from = 0; from < files.length; from += LIMITS.filesAtOnce) {
      await db
        .updateTable('asset')
        .set({ unused_since: since })
        .where('project_id', '=', projectId)
        .where('file', 'in', files.slice(from, from + LIMITS.filesAtOnce))
        .execute()
    }
  }

  /** Files that changes of late name, by when the last one did: one that was brought back and deleted once more between two looks. */
  async function namedLately(
    projectId: string,
    seq: number,
    files: readonly string[],
    since: number,
  ): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>()
    for (let to = seq; to > 0; to -= LIMITS.entriesAtOnce) {
      const slice = db
        .selectFrom('log')
        .where('project_id', '=', projectId)
        .where('seq', '<=', to)
        .where('seq', '>', to - LIMITS.entriesAtOnce)
      const { newest } = await slice.select(({ fn }) => fn.max('time').as('newest')).executeTakeFirstOrThrow()
      if (newest === null || newest <= since) break
      const rows = await slice
        .select(['time', 'diff'])
        .where('time', '>', since)
        .where(({ or }) => or(files.map((file) => sql<boolean>`diff like ${`%${file}%`}`)))
        .execute()
      for (const { time, diff } of rows)
        for (const file of files) if (diff.includes(file)) found.set(file, Math.max(time, found.get(file) ?? 0))
    }
    return found
  }

  /**
   * One transaction that holds the row of the project, which every change of it writes: a change that names one of the files is
   * either there and keeps it, or comes when it is gone.
   */
  async function removeRows(projectId: string, seq: number, files: readonly string[], at: number): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('project')
        .set(({ ref }) => ({ log_seq: ref('log_seq') }))
        .where('id', '=', projectId)
        .execute()
      const entries = await transaction
        .selectFrom('log')
        .select('diff')
        .where('project_id', '=', projectId)
        .where('seq', '>', seq)
        .execute()
      const still = files.filter((file) => !entries.some(({ diff }) => diff.includes(file)))
      if (still.length === 0) return
      // One that was uploaded again begins anew.
      const gone = transaction
        .selectFrom('asset')
        .where('project_id', '=', projectId)
        .where('file', 'in', still)
        .where('unused_since', '<=', at - grace)
      await noteRemoved(transaction, gone, at)
      await transaction
        .deleteFrom('asset')
        .where('project_id', '=', projectId)
        .where('file', 'in', still)
        .where('unused_since', '<=', at - grace)
        .execute()
    })
  }

  return {
    mark,
    async letGo(projectId, seq, files, at) {
      const lately = await namedLately(projectId, seq, files, at - grace)
      for (const [file, time] of lately) await mark(projectId, [file], time)
      const old = files.filter((file) => !lately.has(file))
      if (old.length === 0) return
      const releases = await db.selectFrom('release').select('id').where('project_id', '=', projectId).execute()
      const releaseIds = releases.map(({ id }) => id)
      const released = await pool.run(findReleasedFilesJob, { storage: storagePlace, projectId, releaseIds, files: old })
      await mark(projectId, released, at)
      const over = old.filter((file) => !released.includes(file))
      if (over.length > 0) await removeRows(projectId, seq, over, at)
    },
  }
}
