import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { Pool, types as pgTypes } from 'pg'
import type { Database, Tables } from '../ports/database.ts'
import { insertText } from './insert-text.ts'

const BIGINT = 20
/** Rows of one statement, whose parameters are limited. One trip for many rows. */
const MOST_ROWS = 256

/** PostgreSQL 15 or newer at `url`. Whole numbers of 8 bytes (times, sequence numbers) stay far below 2^53 and arrive as numbers. */
export function openPostgres(url: string): Database {
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === BIGINT
        ? Number
        : pgTypes.getTypeParser(oid, format === 'binary' ? 'binary' : 'text')) as typeof pgTypes.getTypeParser,
  }
  const pool = new Pool({ connectionString: url, max: 10, types, connectionTimeoutMillis: 5_000 })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    engine: 'postgres',
    db,
    writeTogether: ({ table, columns, rows }, query) =>
      db.transaction().execute(async (transaction) => {
        for (let from = 0; from < rows.length; from += MOST_ROWS) {
          const some = rows.slice(from, from + MOST_ROWS)
          const text = insertText(table, columns, some.length, (at) => `$${at}`)
          await transaction.executeQuery(CompiledQuery.raw(text, some.flat()))
        }
        await transaction.executeQuery(query)
      }),
    backup: () => Promise.resolve(),
    close: () => pool.end(),
  }
}
