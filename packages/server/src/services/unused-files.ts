import { LIMITS } from '../limits.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'
import { createRemovedFiles } from './removed-files.ts'
import type { Rooms } from './rooms.ts'
import { createUnusedRows, type UnusedRowsOptions } from './unused-rows.ts'

/**
 * Files that were deleted from their project so long ago that nobody undoes it any more lose their row; their bytes follow when no
 * other project has them. Any number of processes do it at once: each project is looked at by the one that says so first.
 */
export interface UnusedFiles {
  /** Looks at some projects that have changed since they were last looked at, or have files whose time is over. */
  sweep(): Promise<void>
  /** Ends when what is under way has ended; nothing begins after it. */
  close(): Promise<void>
}

export interface UnusedFilesOptions extends UnusedRowsOptions {
  readonly storage: Pick<ObjectStorage, 'remove' | 'removeFolder'>
  readonly rooms: Pick<Rooms, 'read'>
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

export function createUnusedFiles(options: UnusedFilesOptions): UnusedFiles {
  const { rooms, deletedFilesLife: grace, now, onError } = options
  const { db } = options.database
  const unusedRows = createUnusedRows(options)
  const removed = createRemovedFiles(options)
  let isClosed = false
  let running: Promise<void> | undefined

  /** Projects that are to be looked at, the one that waits longest first. */
  async function findDue(at: number) {
    return db
      .selectFrom('project')
      .select(['project.id', 'project.files_seen_at'])
      .where('files_seen_at', '<=', at - LIMITS.filesLookPause)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('asset')
            .select('file')
            .whereRef('asset.project_id', '=', 'project.id')
            .where(({ or, eb, ref, val }) => {
              // Clocks of processes differ, and what is written now was begun before.
              const before = eb(ref('project.files_seen_at'), '-', val(LIMITS.filesLookOverlap))
              return or([
                eb('project.updated_at', '>', before),
                eb('asset.created_at', '>', before),
                eb('asset.unused_since', '<=', at - grace),
              ])
            }),
        ),
      )
      .orderBy('files_seen_at')
      .limit(LIMITS.filesLooks)
      .execute()
  }

  async function look(projectId: string, at: number): Promise<void> {
    const { seq, records } = await rooms.read(projectId)
    const named = new Set(records.flatMap((record) => (record.kind === 'asset' ? [record.file] : [])))
    const rows = await db.selectFrom('asset').select(['file', 'unused_since']).where('project_id', '=', projectId).execute()
    const filesOf = (found: typeof rows): readonly string[] => found.map(({ file }) => file)
    const unused = rows.filter(({ file }) => !named.has(file))
    await unusedRows.mark(projectId, filesOf(rows.filter((row) => named.has(row.file) && row.unused_since !== null)), null)
    await unusedRows.mark(projectId, filesOf(unused.filter((row) => row.unused_since === null)), at)
    const due = unused.filter((row) => row.unused_since !== null && row.unused_since <= at - grace)
    for (let from = 0; from < due.length; from += LIMITS.filesAtOnce) {
      if (isClosed) return
      await unusedRows.letGo(projectId, seq, filesOf(due.slice(from, from + LIMITS.filesAtOnce)), at)
    }
  }

  async function sweep(): Promise<void> {
    await removed.sweep()
    const at = now()
    for (const { id, files_seen_at: before } of await findDue(at)) {
      if (isClosed) return
      const { numUpdatedRows } = await db
        .updateTable('project')
        .set({ files_seen_at: at })
        .where('id', '=', id)
        .where('files_seen_at', '=', before)
        .executeTakeFirst()
      // Another process looks at it, or it was deleted.
      if (Number(numUpdatedRows) === 0) continue
      // One that cannot be opened keeps its files, and the others their turn.
      await look(id, at).catch(onError)
    }
  }

  return {
    async sweep() {
      if (isClosed) return
      running ??= sweep().finally(() => (running = undefined))
      await running
    },
    async close() {
      isClosed = true
      // Whoever began it is told what went wrong.
      await running?.catch(() => undefined)
    },
  }
}
