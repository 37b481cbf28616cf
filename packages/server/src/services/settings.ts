import { randomBytes } from 'node:crypto'
import type { Database } from '../ports/database.ts'

/** The secret that signs sessions and preview addresses: made once, shared by every node that uses the database. */
export async function readSecret(database: Database, configured: string | undefined): Promise<string> {
  if (configured) return configured
  await database.db
    .insertInto('setting')
    .values({ key: 'secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await database.db.selectFrom('setting').select('value').where('key', '=', 'secret').executeTakeFirstOrThrow()
  return row.value
}
