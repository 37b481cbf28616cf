import type { Migration } from './migration.ts'

/** Secrets that sources send to other servers, each for one of them; sealed. */
export const secrets: Migration = {
  name: '0007-secrets',
  async up(db) {
    await db.schema
      .createTable('secret')
      .addColumn('project_id', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('origin', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('secret_key', ['project_id', 'name', 'origin'])
      .execute()
  },
}
