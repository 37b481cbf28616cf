import { logHash, snapshotHash } from '../ports/row-hash.ts'
import type { Migration } from './migration.ts'

/** Rows that are read at once. */
const BATCH = 500

/** Entries and snapshots prove themselves by a hash, and a project knows how long its log is. */
export const hashes: Migration = {
  name: '0004-hashes',
  async up(db) {
    await db.schema
      .alterTable('log')
      .addColumn('hash', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('snapshot')
      .addColumn('hash', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('project')
      .addColumn('log_seq', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()

    for (const { id } of await db.selectFrom('project').select('id').execute()) {
      let seq = 0
      for (;;) {
        const entries = db.selectFrom('log').selectAll().where('project_id', '=', id).where('seq', '>', seq)
        const rows = await entries.orderBy('seq').limit(BATCH).execute()
        for (const row of rows) {
          const own = db.updateTable('log').set({ hash: logHash(row) })
          await own.where('project_id', '=', id).where('seq', '=', row.seq).execute()
          seq = row.seq
        }
        if (rows.length < BATCH) break
      }
      await db.updateTable('project').set({ log_seq: seq }).where('id', '=', id).execute()
      // One at a time: a snapshot is as large as its project.
      for (const { seq: at } of await db.selectFrom('snapshot').select('seq').where('project_id', '=', id).execute()) {
        const own = db.selectFrom('snapshot').selectAll().where('project_id', '=', id).where('seq', '=', at)
        const hash = snapshotHash(await own.executeTakeFirstOrThrow())
        await db.updateTable('snapshot').set({ hash }).where('project_id', '=', id).where('seq', '=', at).execute()
      }
    }
  },
}
