import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql as raw } from 'kysely'
import { LIMITS } from '../limits.ts'
import type { Database, Tables } from '../ports/database.ts'
import { insertText } from './insert-text.ts'
import { patiently } from './patience.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'
import { DATABASE_FILE } from './data-folder.ts'
import { startSqliteThread } from './sqlite-thread.ts'

/**
 * SQLite in the folder. `synchronous=FULL`: a change is called saved only when it is on disk.
 * Throws what the file system says when the folder cannot be written.
 */
export function openSqlite(folder: string, start?: Parameters<typeof startSqliteThread>[1]): Database {
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.W_OK)
  const thread = startSqliteThread(join(folder, DATABASE_FILE), start)
  const db = new Kysely<Tables>({ dialect: createSqliteDialect(thread) })
  /** Waits for its turn of the connection, or it would become part of a transaction that is open. */
  const inTurn = (request: Parameters<typeof thread.ask>[0]) =>
    db.connection().execute(() => patiently(() => thread.ask(request)))
  const checkpoint = async (): Promise<void> => void (await inTurn({ type: 'checkpoint' }))
  // Until then the log beside the database is all that holds a change. One that fails is tried again with the next.
  const regularly = setInterval(() => void checkpoint().catch(() => undefined), LIMITS.checkpointEvery)
  regularly.unref()
  return {
    engine: 'sqlite',
    db,
    async writeTogether({ table, columns, rows }, { sql, parameters: values }) {
      const added = { text: insertText(table, columns, 1, () => '?'), rows }
      await inTurn({ type: 'together', added, after: { text: sql, values } })
    },
    async findDamage(depth) {
      const { rows } =
        depth === 'quick'
          ? await raw<Record<string, string>>`pragma quick_check`.execute(db)
          : await raw<Record<string, string>>`pragma integrity_check`.execute(db)
      const broken = rows.flatMap((row) => Object.values(row)).filter((text) => text !== 'ok')
      if (depth === 'quick' || broken.length > 0) return broken
      const strays = await raw<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db)
      return strays.rows.map(({ table, parent }) => `a row of ${table} belongs to no ${parent}`)
    },
    checkpoint,
    async backup(name) {
      mkdirSync(join(folder, 'backups'), { recursive: true })
      await thread.ask({ type: 'backup', path: join(folder, 'backups', `${name}.sqlite`) })
    },
    close() {
      clearInterval(regularly)
      return thread.end()
    },
  }
}
