import type { Kysely } from 'kysely'
import type { AccountRow, PlaceTables } from '../ports/site-places.ts'
import { endSessionsOf } from './sessions.ts'
import { forgetTokens } from './tokens.ts'

/** Deletes an account with its sessions, links and codes, and what was asked for with its address. */
export async function removeAccount(db: Kysely<PlaceTables>, { id, email }: Pick<AccountRow, 'id' | 'email'>): Promise<void> {
  await db.deleteFrom('account').where('id', '=', id).execute()
  await endSessionsOf(db, id)
  await forgetTokens(db, id)
  await db.deleteFrom('account_confirmed').where('account_id', '=', id).execute()
  await db.deleteFrom('account_seen').where('account_id', '=', id).execute()
  await db.deleteFrom('account_pending').where('email', '=', email).execute()
}
