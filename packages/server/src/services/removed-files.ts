import { sql, type SelectQueryBuilder, type Transaction } from 'kysely'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { Database, Tables } from '../ports/database.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'
import { ServerError } from '../server-error.ts'
import { assetKey, narrowedFolder } from '../uploads/file-kinds.ts'

/**
 * Files that no project has any more, until their bytes are gone. Their names are written down before: whatever is cut leaves a name
 * that the next one goes on from, never a project that names bytes that are not there.
 */
export interface RemovedFiles {
  /** Before a file is stored: keeps it from being taken away. Throws `file-being-removed` in the moment in which that is done. */
  keep(file: string): Promise<void>
  /** Takes away bytes of those that have been without a project for a while. */
  sweep(): Promise<void>
}

/** Writes down the files of some rows, which are taken away in the same transaction. */
export async function noteRemoved(
  transaction: Transaction<Tables>,
  rows: SelectQueryBuilder<Tables, 'asset', object>,
  since: number,
): Promise<void> {
  await transaction
    .insertInto('removed_file')
    .columns(['file', 'since'])
    .expression(rows.select(['file', sql<number>`cast(${since} as bigint)`.as('since')]))
    .onConflict((conflict) => conflict.column('file').doUpdateSet({ since }))
    .execute()
}

export interface RemovedFilesOptions {
  readonly database: Pick<Database, 'db'>
  readonly storage: Pick<ObjectStorage, 'remove' | 'removeFolder'>
  readonly now: () => number
}

export function createRemovedFiles({ database: { db }, storage, now }: RemovedFilesOptions): RemovedFiles {
  const isThere = (file: string) => db.selectFrom('removed_file').select('taken_at').where('file', '=', file).executeTakeFirst()

  /** Takes the file for this process; false when a project has it again, or another process takes it away. */
  async function take(file: string, at: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('removed_file')
      .set({ taken_at: at })
      .where('file', '=', file)
      .where('since', '<=', at - LIMITS.removedFileWait)
      .where(({ or, eb }) => or([eb('taken_at', 'is', null), eb('taken_at', '<=', at - LIMITS.removedFileLease)]))
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('asset').select('file').where('file', '=', file))))
      .executeTakeFirst()
    return Number(numUpdatedRows) > 0
  }

  return {
    async keep(file) {
      // Mostly there is none, and none that is written down from now on is taken before whoever asks has stored the file.
      if (!(await isThere(file))) return
      await db.deleteFrom('removed_file').where('file', '=', file).where('taken_at', 'is', null).execute()
      if (await isThere(file)) throw new ServerError(messages.fileBeingRemoved)
    },
    async sweep() {
      const at = now()
      // A project has it again.
      await db
        .deleteFrom('removed_file')
        .where('taken_at', 'is', null)
        .where('file', 'in', db.selectFrom('asset').select('file'))
        .execute()
      const due = await db
        .selectFrom('removed_file')
        .select('file')
        .where('since', '<=', at - LIMITS.removedFileWait)
        .where(({ or, eb }) => or([eb('taken_at', 'is', null), eb('taken_at', '<=', at - LIMITS.removedFileLease)]))
        .orderBy('since')
        .limit(LIMITS.removedFilesAtOnce)
        .execute()
      for (const { file } of due) {
        if (!(await take(file, at))) continue
        await storage.remove(assetKey(file))
        await storage.removeFolder(narrowedFolder(file))
        await db.deleteFrom('removed_file').where('file', '=', file).where('taken_at', '=', at).execute()
      }
    },
  }
}
