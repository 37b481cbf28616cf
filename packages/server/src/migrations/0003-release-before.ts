import type { Migration } from './migration.ts'

/** The release that visitors saw before the one they see: tabs that are open still ask for its files. */
export const releaseBefore: Migration = {
  name: '0003-release-before',
  async up(db) {
    await db.schema.alterTable('project').addColumn('production_before', 'text').execute()
  },
}
