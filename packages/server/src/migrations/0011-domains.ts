import type { Migration } from './migration.ts'

/** Host names of sites that are not the server's own. Many projects may ask for one; only one has it. */
export const domains: Migration = {
  name: '0011-domains',
  async up(db) {
    await db.schema
      .createTable('domain')
      .addColumn('project_id', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('token', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('held', 'text', (c) => c.unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('checked_at', 'bigint')
      .addPrimaryKeyConstraint('domain_key', ['project_id', 'host'])
      .execute()
  },
}
