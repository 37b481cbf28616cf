import type { Migration } from './migration.ts'

/** Whether a visitor's file has arrived: its row, which takes the room, is written before its bytes are. */
export const storedUserFiles: Migration = {
  name: '0014-stored-user-files',
  async up(db) {
    await db.schema
      .alterTable('user_file')
      .addColumn('is_stored', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
  },
}
