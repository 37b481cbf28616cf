import type { Migration } from './migration.ts'

/** Links by which people become members of a project. */
export const invitations: Migration = {
  name: '0010-invitations',
  async up(db) {
    await db.schema
      .createTable('invitation')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('project_id', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('created_by', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('invitation_project').on('invitation').column('project_id').execute()
  },
}
