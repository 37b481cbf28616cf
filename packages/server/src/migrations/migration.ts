import type { SchemaModule } from 'kysely'
import type { Database } from '../ports/database.ts'

/** One step of the database's shape. Names sort in the order they run; a released one never changes. */
export interface Migration {
  readonly name: string
  up(db: { readonly schema: SchemaModule }, engine: Database['engine']): Promise<void>
}
