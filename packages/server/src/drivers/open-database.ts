import type { ServerConfig } from '../config.ts'
import type { Database } from '../ports/database.ts'

/** The database of the configuration. Only the engine that is used is loaded. */
export async function openDatabase({ databaseUrl, dataFolder }: ServerConfig): Promise<Database> {
  if (databaseUrl === undefined) return (await import('./sqlite.ts')).openSqlite(dataFolder)
  return (await import('./postgres.ts')).openPostgres(databaseUrl)
}
