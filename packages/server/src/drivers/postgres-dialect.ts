import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { DatabaseUnreachable } from '../ports/database.ts'
import { isRead, patiently } from './patience.ts'

/** Kysely on a PostgreSQL that may go away: what is safe to repeat is repeated on another connection, all else fails as `DatabaseUnreachable`. */
export function createPostgresDialect(pool: Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** Codes by which the server says that it ends the connection or takes none: shutdown, crash, start, timeouts, too many clients. */
const LOST = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '25P04', '53300'])

/** The error as `DatabaseUnreachable` when the connection is gone or could not be made, else as it is. */
function faultOf(error: unknown): unknown {
  if (error instanceof DatabaseError) {
    const code = error.code ?? ''
    return LOST.has(code) || code.startsWith('08') ? new DatabaseUnreachable(error.message, { cause: error }) : error
  }
  // What did not come from the server came from the connection; only a value that cannot be sent is neither.
  const isOurs = error instanceof TypeError || error instanceof RangeError || error instanceof DatabaseUnreachable
  return isOurs || !(error instanceof Error) ? error : new DatabaseUnreachable(reasonOf(error), { cause: error })
}

/** An attempt at several addresses of one name fails with several errors and no text of its own. */
const reasonOf = (error: Error): string =>
  error.message || (error instanceof AggregateError ? String((error.errors[0] as Error | undefined)?.message) : error.name)

class PostgresConnection implements DatabaseConnection {
  readonly #pool: Pool
  #client: PoolClient | undefined
  #isInTransaction = false

  constructor(pool: Pool) {
    this.#pool = pool
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return isRead(query) && !this.#isInTransaction ? patiently(() => this.#run<R>(query)) : this.#run<R>(query)
  }

  streamQuery(): never {
    throw new Error('queries are answered whole')
  }

  /** Nothing is done before a transaction begins: it may begin on another connection. */
  async begin(): Promise<void> {
    await patiently(() => this.#run(CompiledQuery.raw('begin')))
    this.#isInTransaction = true
  }

  async end(word: 'commit' | 'rollback'): Promise<void> {
    try {
      const { command } = await this.#run(CompiledQuery.raw(word))
      if (word === 'commit' && command === 'ROLLBACK') throw new Error('the transaction was rolled back')
    } finally {
      this.#isInTransaction = false
    }
  }

  release(): void {
    this.#client?.release()
    this.#client = undefined
  }

  async connect(): Promise<PoolClient> {
    try {
      return (this.#client ??= await this.#pool.connect())
    } catch (error) {
      throw faultOf(error)
    }
  }

  async #run<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R> & { readonly command: string }> {
    // What was begun on a lost connection is lost with it; the rest of it must not run on its own.
    if (this.#isInTransaction && !this.#client) throw new DatabaseUnreachable('the transaction is lost')
    const client = await this.connect()
    try {
      const { command, rowCount, rows } = await client.query(sql, [...parameters])
      return { command, rows: (rows ?? []) as R[], numAffectedRows: BigInt(rowCount ?? 0) }
    } catch (error) {
      const fault = faultOf(error)
      if (fault instanceof DatabaseUnreachable) {
        this.#client = undefined
        client.release(true)
      }
      throw fault
    }
  }
}

function createDriver(pool: Pool): Driver {
  const ours = (connection: DatabaseConnection): PostgresConnection => connection as PostgresConnection
  return {
    init: () => Promise.resolve(),
    async acquireConnection() {
      const connection = new PostgresConnection(pool)
      await patiently(() => connection.connect())
      return connection
    },
    beginTransaction: (connection) => ours(connection).begin(),
    commitTransaction: (connection) => ours(connection).end('commit'),
    // The server takes back what a lost connection began; the error that led here is the one to tell.
    rollbackTransaction: (connection) =>
      ours(connection)
        .end('rollback')
        .catch(() => undefined),
    releaseConnection: (connection) => Promise.resolve(ours(connection).release()),
    destroy: () => Promise.resolve(),
  }
}
