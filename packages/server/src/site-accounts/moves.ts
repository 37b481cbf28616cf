import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isConflict } from '../is-conflict.ts'
import { LIMITS } from '../limits.ts'
import type { AccountRow, PlaceTables } from '../ports/site-places.ts'
import { digest, TOKEN_BYTES } from './sessions.ts'

/** Keeps which address an account is to have, until its holder shows that they read mail there; the token that does. */
export async function makeMove(
  db: Kysely<PlaceTables>,
  { accountId, email }: { readonly accountId: string; readonly email: string },
  now: number,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db.deleteFrom('account_move').where('expires_at', '<=', now).execute()
  await db
    .insertInto('account_move')
    .values({ token: digest(token), account_id: accountId, email, expires_at: now + LIMITS.confirmLinkLife })
    .execute()
  return token
}

/** The address that the token gives this account, once and in time; nothing for a token of another's. */
export async function takeMove(
  db: Kysely<PlaceTables>,
  { token, accountId }: { readonly token: string; readonly accountId: string },
  now: number,
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('account_move')
    .where('token', '=', digest(token))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst()
  return taken?.email
}

/** Whether the account has the address now: not where another one got it meanwhile. */
export async function moveTo(db: Kysely<PlaceTables>, { id }: Pick<AccountRow, 'id'>, email: string): Promise<boolean> {
  try {
    const moved = await db
      .updateTable('account')
      .set({ email })
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('account as other').select('other.id').where('other.email', '=', email))),
      )
      .returning('id')
      .executeTakeFirst()
    return moved !== undefined
  } catch (error) {
    if (isConflict(error)) return false
    throw error
  }
}
