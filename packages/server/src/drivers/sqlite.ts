import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Database, Tables } from '../ports/database.ts'
import { insertText } from './insert-text.ts'
import { patiently } from './patience.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'
import { startSqliteThread } from './sqlite-thread.ts'

/**
 * SQLite in `{folder}/heddle.sqlite`. `synchronous=FULL`: a change is called saved only when it is on disk.
 * Throws what the file system says when the folder cannot be written.
 */
export function openSqlite(folder: string, start?: Parameters<typeof startSqliteThread>[1]): Database {
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.W_OK)
  const thread = startSqliteThread(join(folder, 'heddle.sqlite'), start)
  const db = new Kysely<Tables>({ dialect: createSqliteDialect(thread) })
  return {
    engine: 'sqlite',
    db,
    async writeTogether({ table, columns, rows }, { sql, parameters: values }) {
      const added = { text: insertText(table, columns, 1, () => '?'), rows }
      // Waits for its turn of the connection, or it would become part of a transaction that is open.
      const write = () => thread.ask({ type: 'together', added, after: { text: sql, values } })
      await db.connection().execute(() => patiently(write))
    },
    async backup(name) {
      mkdirSync(join(folder, 'backups'), { recursive: true })
      await thread.ask({ type: 'backup', path: join(folder, 'backups', `${name}.sqlite`) })
    },
    close: () => thread.end(),
  }
}
