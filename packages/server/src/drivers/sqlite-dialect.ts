import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
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
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql: text, parameters: values }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, changes, lastId } = await thread.ask({ type: 'run', text, values })
      return { rows: rows as R[], numAffectedRows: BigInt(changes), insertId: BigInt(lastId) }
    },
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
    beginTransaction: () => say('begin immediate'),
    commitTransaction: () => say('commit'),
    rollbackTransaction: () => say('rollback'),
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  }
}
