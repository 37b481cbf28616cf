import type { Kysely } from 'kysely'
import type { Database, Tables } from '../ports/database.ts'

/** One step of the database's shape. Names sort in the order they run; a released one never changes. */
export interface Migration {
  readonly name: string
  up(db: Kysely<Tables>, engine: Database['engine']): Promise<void>
}
