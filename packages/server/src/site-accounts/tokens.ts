import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { PlaceTables } from '../ports/site-places.ts'
import { digest, TOKEN_BYTES } from './sessions.ts'

/** What a link lets somebody do: set a password that they were invited to set, or that they asked for by mail; sign in. */
export type TokenPurpose = 'password' | 'reset' | 'sign-in'

/**
 * Makes a token for one account, in the place of the one it had for this; only its digest is kept. One that anybody may ask for keeps
 * the others: else a stranger would end what its owner was sent.
 */
export async function makeToken(
  db: Kysely<PlaceTables>,
  made: {
    readonly accountId: string
    readonly purpose: TokenPurpose
    readonly life: number
    readonly now: number
    readonly keepsOthers?: boolean
  },
): Promise<string> {
  const { accountId, purpose, life, now } = made
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  if (made.keepsOthers !== true) await forgetTokens(db, accountId, purpose)
  await db.deleteFrom('account_token').where('expires_at', '<=', now).execute()
  await db
    .insertInto('account_token')
    .values({ token: digest(token), account_id: accountId, purpose, expires_at: now + life })
    .execute()
  return token
}

/** Uses a token up: the id of its account, once and in time. */
export async function takeToken(
  db: Kysely<PlaceTables>,
  { token, purpose, now }: { readonly token: string; readonly purpose: TokenPurpose; readonly now: number },
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('account_token')
    .where('token', '=', digest(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return taken?.account_id
}

/** Ends what an account was given to do this, or to do anything: its code and another address too. */
export async function forgetTokens(db: Kysely<PlaceTables>, accountId: string, purpose?: TokenPurpose): Promise<void> {
  const all = db.deleteFrom('account_token').where('account_id', '=', accountId)
  await (purpose === undefined ? all : all.where('purpose', '=', purpose)).execute()
  if (purpose !== undefined) return
  await db.deleteFrom('account_code').where('account_id', '=', accountId).execute()
  await db.deleteFrom('account_move').where('account_id', '=', accountId).execute()
}
