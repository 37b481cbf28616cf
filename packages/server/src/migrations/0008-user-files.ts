import type { Migration } from './migration.ts'

/** Files that visitors of published sites and drafts uploaded. */
export const userFiles: Migration = {
  name: '0008-user-files',
  async up(db) {
    await db.schema
      .createTable('user_file')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('project_id', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('tag', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('readers', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('user_file_project').on('user_file').columns(['project_id', 'purpose']).execute()
  },
}
