import { CompiledQuery, Kysely } from 'kysely'
import { Pool, types as pgTypes } from 'pg'
import { LIMITS } from '../limits.ts'
import type { Database, Tables } from '../ports/database.ts'
import { insertText } from './insert-text.ts'
import { patiently } from './patience.ts'
import { createPostgresDialect } from './postgres-dialect.ts'

const BIGINT = 20
/** Rows of one statement, whose parameters are limited. One trip for many rows. */
const MOST_ROWS = 256

/**
 * PostgreSQL 15 or newer at `url`. Whole numbers of 8 bytes (times, sequence numbers) stay far below 2^53 and arrive as numbers.
 * A query that is not answered within `answerMs` milliseconds went into a dead line: it fails as `DatabaseUnreachable`.
 */
export function openPostgres(url: string, answerMs: number = LIMITS.databaseAnswer): Database {
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === BIGINT
        ? Number
        : pgTypes.getTypeParser(oid, format === 'binary' ? 'binary' : 'text')) as typeof pgTypes.getTypeParser,
  }
  const pool = new Pool({
    connectionString: url,
    max: 10,
    types,
    connectionTimeoutMillis: LIMITS.databasePatience,
    query_timeout: answerMs,
    keepAlive: true,
  })
  // A connection that breaks is replaced, whether it is idle or in use; without a listener it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: createPostgresDialect(pool) })
  return {
    engine: 'postgres',
    db,
    // Rows carry keys of their own: when the answer to a commit got lost, writing again is refused and changes nothing.
    writeTogether: ({ table, columns, rows }, query) =>
      patiently(() =>
        db.transaction().execute(async (transaction) => {
          for (let from = 0; from < rows.length; from += MOST_ROWS) {
            const some = rows.slice(from, from + MOST_ROWS)
            const text = insertText(table, columns, some.length, (at) => `$${at}`)
            await transaction.executeQuery(CompiledQuery.raw(text, some.flat()))
          }
          await transaction.executeQuery(query)
        }),
      ),
    // PostgreSQL checks its pages and writes its checkpoints by itself.
    findDamage: () => Promise.resolve([]),
    checkpoint: () => Promise.resolve(),
    backup: () => Promise.resolve(),
    close: () => pool.end(),
  }
}
