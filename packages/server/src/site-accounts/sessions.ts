import { hash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { cookieValues, type CookieNames } from '../cookies.ts'
import { LIMITS } from '../limits.ts'
import type { KnownAccount, PlaceTables } from '../ports/site-places.ts'

export const TOKEN_BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** What is kept of a token. */
export const digest = (token: string): string => hash('sha256', token, 'base64url')

/** Tokens that a Cookie header carries: a few, whatever was sent. */
export function sentTokens(header: string | undefined, names: CookieNames['account']['live']): readonly string[] {
  const values = new Set<string>()
  for (const { name } of names) for (const value of cookieValues(header, name)) if (TOKEN.test(value)) values.add(value)
  return [...values].slice(0, LIMITS.sessionCookies)
}

/** Their digests. */
export const tokensIn = (header: string | undefined, names: CookieNames['account']['live']): readonly string[] =>
  sentTokens(header, names).map(digest)

const SESSION_LIFE = LIMITS.sessionSeconds * 1000

/** Begins a session, in the place of those that the same browser had, and gives its token. */
export async function beginSession(
  db: Kysely<PlaceTables>,
  { accountId, before, now }: { readonly accountId: string; readonly before: readonly string[]; readonly now: number },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await endSessions(db, before)
  await db.deleteFrom('account_session').where('expires_at', '<', now).execute()
  await noteSeen(db, accountId, now)
  const expires_at = now + SESSION_LIFE
  await db
    .insertInto('account_session')
    .values({ token: digest(token), account_id: accountId, expires_at })
    .execute()
  return token
}

/** Moves the end of a session on, where it was set a while ago; whether it did. Of many requests at once it is moved by one. */
export async function renewSession(
  db: Kysely<PlaceTables>,
  { token, now }: { readonly token: string; readonly now: number },
): Promise<boolean> {
  const isDue = (end: number): boolean => end > now && end <= now + SESSION_LIFE - LIMITS.sessionRenewAfter
  const row = await db.selectFrom('account_session').select('expires_at').where('token', '=', token).executeTakeFirst()
  if (!row || !isDue(Number(row.expires_at))) return false
  const moved = await db
    .updateTable('account_session')
    .set({ expires_at: now + SESSION_LIFE })
    .where('token', '=', token)
    .where('expires_at', '=', row.expires_at)
    .returning('token')
    .executeTakeFirst()
  return moved !== undefined
}

export async function endSessions(db: Kysely<PlaceTables>, tokens: readonly string[]): Promise<void> {
  if (tokens.length > 0) await db.deleteFrom('account_session').where('token', 'in', tokens).execute()
}

/** Ends all sessions of an account. */
export async function endSessionsOf(db: Kysely<PlaceTables>, accountId: string): Promise<void> {
  await db.deleteFrom('account_session').where('account_id', '=', accountId).execute()
}

/** Notes that somebody is here. */
async function noteSeen(db: Kysely<PlaceTables>, accountId: string, at: number): Promise<void> {
  await db
    .insertInto('account_seen')
    .values({ account_id: accountId, at })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ at }))
    .execute()
}

/** Whose session it is. Two different ones are nobody's: one of them was put there by somebody else. */
export async function accountOf(
  db: Kysely<PlaceTables>,
  { tokens, now }: { readonly tokens: readonly string[]; readonly now: number },
): Promise<KnownAccount | undefined> {
  const found = await db
    .selectFrom('account_session')
    .innerJoin('account', 'account.id', 'account_session.account_id')
    .leftJoin('account_seen', 'account_seen.account_id', 'account.id')
    .leftJoin('account_confirmed', 'account_confirmed.account_id', 'account.id')
    .selectAll('account')
    .select(['account_seen.at as seen', 'account_confirmed.at as confirmed'])
    .where('account_session.token', 'in', tokens)
    .where('account_session.expires_at', '>', now)
    .where('account.blocked', '=', 0)
    .execute()
  const [one] = found
  if (!one || !found.every(({ id }) => id === one.id)) return undefined
  if (Number(one.seen ?? 0) + LIMITS.seenEvery < now) await noteSeen(db, one.id, now)
  return one
}
