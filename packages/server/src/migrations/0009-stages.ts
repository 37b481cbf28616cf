import type { Migration } from './migration.ts'

/** A second pointer to a release, for what is looked at before visitors see it, and when and by whom each was set. */
export const stages: Migration = {
  name: '0009-stages',
  async up(db) {
    for (const column of ['production_by', 'staging_release', 'staging_before', 'staging_by'])
      await db.schema.alterTable('project').addColumn(column, 'text').execute()
    for (const column of ['production_at', 'staging_at'])
      await db.schema.alterTable('project').addColumn(column, 'bigint').execute()
  },
}
