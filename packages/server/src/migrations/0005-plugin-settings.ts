import type { Migration } from './migration.ts'

/** Private settings of plugins: kept beside the document, which goes to browsers. */
export const pluginSettings: Migration = {
  name: '0005-plugin-settings',
  async up(db) {
    await db.schema
      .createTable('plugin_setting')
      .addColumn('project_id', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
      .addColumn('namespace', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('plugin_setting_key', ['project_id', 'namespace', 'key'])
      .execute()
  },
}
