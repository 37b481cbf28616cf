import { sql } from 'kysely'
import type { ServerConfig } from '../config.ts'
import { messages } from '../messages.ts'
import type { Database } from '../ports/database.ts'

/** The database of the configuration. Only the engine that is used is loaded. Throws an `Error` that names a PostgreSQL that cannot be used. */
export async function openDatabase({ databaseUrl, dataFolder }: ServerConfig): Promise<Database> {
  if (databaseUrl === undefined) return (await import('./sqlite.ts')).openSqlite(dataFolder)
  const database = (await import('./postgres.ts')).openPostgres(databaseUrl)
  try {
    await sql`select 1`.execute(database.db)
    return database
  } catch (error) {
    await database.close()
    throw new Error(messages.noDatabase(placeOf(databaseUrl), (error as Error).message), { cause: error })
  }
}

/** Host, port and name of the database; never the password. */
function placeOf(url: string): string {
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: 'of DATABASE_URL', pathname: '' }
  return host + pathname
}
