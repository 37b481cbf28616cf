import type { Kysely } from 'kysely'
import { messages } from '../messages.ts'
import type { KnownAccount, PlaceTables } from '../ports/site-places.ts'
import { ServerError } from '../server-error.ts'

/** An account as whoever runs the site sees it: all but the password. */
export interface Member {
  readonly id: string
  readonly email: string
  readonly name: string
  /** Ids of the site's roles. */
  readonly roles: readonly string[]
  readonly isBlocked: boolean
  readonly hasPassword: boolean
  /** Whether they have shown that they read mail at the address. */
  readonly isEmailConfirmed: boolean
  readonly createdAt: number
  readonly seenAt: number | null
}

/** What stands beside an account. */
export const SHOWN = ['account_seen.at as seen', 'account_confirmed.at as confirmed'] as const

/** The account of an id. Throws `no-account`. */
export async function memberNamed(db: Kysely<PlaceTables>, id: string): Promise<Member> {
  const row = await db
    .selectFrom('account')
    .leftJoin('account_seen', 'account_seen.account_id', 'account.id')
    .leftJoin('account_confirmed', 'account_confirmed.account_id', 'account.id')
    .selectAll('account')
    .select(SHOWN)
    .where('account.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new ServerError(messages.noAccount)
  return memberFrom(row)
}

export const memberFrom = (row: KnownAccount & { readonly seen: number | null }): Member => ({
  id: row.id,
  email: row.email,
  name: row.name,
  roles: JSON.parse(row.roles) as readonly string[],
  isBlocked: row.blocked !== 0,
  hasPassword: row.password !== '',
  isEmailConfirmed: row.confirmed !== null,
  createdAt: Number(row.created_at),
  seenAt: row.seen === null ? null : Number(row.seen),
})
