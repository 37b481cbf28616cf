import type { Migration } from './migration.ts'

/** Since when nothing of its project names a file, and files whose bytes are to be taken away. */
export const unusedFiles: Migration = {
  name: '0013-unused-files',
  async up(db) {
    await db.schema
      .alterTable('project')
      .addColumn('files_seen_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('asset').addColumn('unused_since', 'bigint').execute()
    await db.schema
      .createTable('removed_file')
      .addColumn('file', 'text', (c) => c.primaryKey())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('taken_at', 'bigint')
      .execute()
  },
}
