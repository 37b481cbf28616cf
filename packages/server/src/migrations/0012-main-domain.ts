import type { Migration } from './migration.ts'

/** Which of a site's own names the others lead to. */
export const mainDomain: Migration = {
  name: '0012-main-domain',
  async up(db) {
    await db.schema
      .alterTable('domain')
      .addColumn('is_main', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
