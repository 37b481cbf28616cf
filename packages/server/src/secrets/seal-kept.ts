import type { Database } from '../ports/database.ts'
import { isSealed, type Vault } from './vault.ts'

/** Private settings of plugins that an earlier Heddle kept as they are are sealed; those that are sealed stay. */
export async function sealKeptSettings({ db }: Database, vault: Vault): Promise<void> {
  const rows = await db.selectFrom('plugin_setting').selectAll().execute()
  for (const { project_id, namespace, key, value } of rows.filter((row) => !isSealed(row.value))) {
    await db
      .updateTable('plugin_setting')
      .set({ value: vault.seal(value, [project_id, namespace, key]) })
      .where('project_id', '=', project_id)
      .where('namespace', '=', namespace)
      .where('key', '=', key)
      .where('value', '=', value)
      .execute()
  }
}
