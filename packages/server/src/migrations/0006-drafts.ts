import type { Migration } from './migration.ts'

/** Drafts are named by the keys that open them: a project points at none, so that several people run theirs at once. */
export const drafts: Migration = {
  name: '0006-drafts',
  async up(db) {
    await db.schema.alterTable('project').dropColumn('preview_release').execute()
  },
}
