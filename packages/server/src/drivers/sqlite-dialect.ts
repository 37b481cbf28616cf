import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import { DatabaseUnreachable } from '../ports/database.ts'
import { isRead, patiently } from './patience.ts'
import type { SqliteThread } from './sqlite-thread.ts'

/** Kysely on a SQLite file in another thread: one connection, handed from one user to the next. */
export function createSqliteDialect(thread: SqliteThread): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(thread),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

function createDriver(thread: SqliteThread): Driver {
  /** The thread that holds the open transaction. */
  let holder: number | undefined

  async function run<R>({ sql: text, parameters: values }: CompiledQuery): Promise<QueryResult<R>> {
    // What was begun in a thread that ended is lost with it; the rest of it must not run on its own.
    if (holder !== undefined && holder !== thread.generation) throw new DatabaseUnreachable('the transaction is lost')
    const { rows, changes, lastId } = await thread.ask({ type: 'run', text, values })
    return { rows: rows as R[], numAffectedRows: BigInt(changes), insertId: BigInt(lastId) }
  }
  const connection: DatabaseConnection = {
    executeQuery: <R>(query: CompiledQuery) =>
      isRead(query) && holder === undefined ? patiently(() => run<R>(query)) : run<R>(query),
    streamQuery() {
      throw new Error('SQLite answers whole')
    },
  }
  const say = async (text: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(text))
  }
  return {
    init: () => Promise.resolve(),
    // Kysely hands a single connection from one user to the next by itself.
    acquireConnection: () => Promise.resolve(connection),
    async beginTransaction() {
      await patiently(() => say('begin immediate'))
      holder = thread.generation
    },
    async commitTransaction() {
      await say('commit')
      holder = undefined
    },
    async rollbackTransaction() {
      holder = undefined
      // The error that led here is the one to tell.
      await thread.ask({ type: 'roll-back' }).catch(() => undefined)
    },
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  }
}
