import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import type { AccountRow, PlaceTables } from '../ports/site-places.ts'
import { digest, TOKEN_BYTES } from './sessions.ts'

/** Keeps what somebody wants an account with, until they show that they read mail at its address; the token that does. */
export async function makePending(
  db: Kysely<PlaceTables>,
  { email, name, password }: Pick<AccountRow, 'email' | 'name' | 'password'>,
  now: number,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db.deleteFrom('account_pending').where('expires_at', '<=', now).execute()
  await db
    .insertInto('account_pending')
    .values({ token: digest(token), email, name, password, expires_at: now + LIMITS.confirmLinkLife })
    .execute()
  return token
}

/** Makes the account that the token is of, once and in time; nothing where there is one with this address by now. */
export async function takePending(db: Kysely<PlaceTables>, token: string, now: number): Promise<AccountRow | undefined> {
  const taken = await db
    .deleteFrom('account_pending')
    .where('token', '=', digest(token))
    .where('expires_at', '>', now)
    .returning(['email', 'name', 'password'])
    .executeTakeFirst()
  if (!taken) return undefined
  // Others who wanted one with this address did not read its mail.
  await db.deleteFrom('account_pending').where('email', '=', taken.email).execute()
  const account: AccountRow = { id: newId(), ...taken, roles: '[]', blocked: 0, created_at: now }
  const added = await db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added && account
}

/** When it was shown that the address of an account is read. */
export async function confirmedAt(db: Kysely<PlaceTables>, accountId: string): Promise<number | null> {
  const row = await db.selectFrom('account_confirmed').select('at').where('account_id', '=', accountId).executeTakeFirst()
  return row?.at ?? null
}

/** Notes that whoever holds the account reads mail at its address. */
export async function noteConfirmed(db: Kysely<PlaceTables>, accountId: string, at: number): Promise<void> {
  await db
    .insertInto('account_confirmed')
    .values({ account_id: accountId, at })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}
