import { sql } from 'kysely'
import type { ServerConfig } from '../config.ts'
import { messages } from '../messages.ts'
import { damagedDatabase, refuseDamagedFolder } from './data-folder.ts'
import type { Database } from '../ports/database.ts'

/** The database of the configuration. Only the engine that is used is loaded. Throws an `Error` that names a damaged file or a PostgreSQL that cannot be used. */
export async function openDatabase({ databaseUrl, dataFolder }: ServerConfig): Promise<Database> {
  if (databaseUrl === undefined) return openFile(dataFolder)
  const database = (await import('./postgres.ts')).openPostgres(databaseUrl)
  try {
    await sql`select 1`.execute(database.db)
    return database
  } catch (error) {
    await database.close()
    throw new Error(messages.noDatabase(placeOf(databaseUrl), (error as Error).message), { cause: error })
  }
}

async function openFile(folder: string): Promise<Database> {
  refuseDamagedFolder(folder)
  const database = (await import('./sqlite.ts')).openSqlite(folder)
  // What SQLite cannot read at all it says by throwing.
  const damage = await database.findDamage('quick').catch((error: Error) => [error.message])
  if (damage.length === 0) return database
  await database.close()
  throw damagedDatabase(folder, damage.slice(0, 3).join('; '))
}

/** Host, port and name of the database; never the password. */
function placeOf(url: string): string {
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: 'of DATABASE_URL', pathname: '' }
  return host + pathname
}
