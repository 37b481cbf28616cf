import type { Kysely } from 'kysely'
import { holdsText } from '../holds-text.ts'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { isMailAddress } from '../mail-address.ts'
import { messages } from '../messages.ts'
import type { PlaceName, PlaceTables, SitePlaces } from '../ports/site-places.ts'
import { ServerError } from '../server-error.ts'
import { createRoleCheck, type RolesOf } from './given-roles.ts'
import { memberFrom, memberNamed, SHOWN, type Member } from './member-rows.ts'
import { removeAccount } from './remove-account.ts'
import { endSessionsOf } from './sessions.ts'
import { forgetTokens, makeToken } from './tokens.ts'
import { tidyEmail } from './visitor-sessions.ts'

/**
 * Accounts of a site for whoever runs it. Every act on one may throw `no-account`, and giving a role that the site does not have
 * `no-role`; one that an account has and the site lost stays until it is taken away, as undoing brings roles back.
 */
export interface SiteMembers {
  /** A page of those whose address or name holds the text, the newest first. */
  list(
    place: PlaceName,
    asked: { readonly search: string; readonly offset: number },
  ): Promise<{ readonly accounts: readonly Member[]; readonly total: number }>
  change(
    place: PlaceName,
    id: string,
    change: { readonly roles?: readonly string[] | undefined; readonly isBlocked?: boolean | undefined },
  ): Promise<Member>
  /** Whose account was deleted. */
  remove(place: PlaceName, id: string): Promise<Member>
  /** Makes an account without a password, and the token to set one. Throws `bad-email`, `email-taken`. */
  invite(
    place: PlaceName,
    person: { readonly email: string; readonly name: string; readonly roles: readonly string[] },
  ): Promise<{ readonly account: Member; readonly token: string }>
  /** A token to set a password, in the place of the one before. */
  passwordToken(place: PlaceName, id: string): Promise<string>
}

export type { Member } from './member-rows.ts'

export interface SiteMembersOptions {
  readonly places: SitePlaces
  readonly rolesOf: RolesOf
  readonly now: () => number
}

export function createSiteMembers({ places, rolesOf, now }: SiteMembersOptions): SiteMembers {
  const checkRoles = createRoleCheck(rolesOf)
  const tokenFor = (db: Kysely<PlaceTables>, accountId: string): Promise<string> =>
    makeToken(db, { accountId, purpose: 'password', life: LIMITS.passwordLinkLife, now: now() })

  return {
    list: (place, { search, offset }) =>
      places.use(place, async (db) => {
        const text = search.trim()
        const matching = db
          .selectFrom('account')
          .$if(text !== '', (query) =>
            query.where(({ or }) => or([holdsText('account.email', text), holdsText('account.name', text)])),
          )
        const { total } = await matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
        const rows = await matching
          .leftJoin('account_seen', 'account_seen.account_id', 'account.id')
          .leftJoin('account_confirmed', 'account_confirmed.account_id', 'account.id')
          .selectAll('account')
          .select(SHOWN)
          .orderBy('account.created_at', 'desc')
          .orderBy('account.id')
          .limit(LIMITS.accountsPerPage)
          .offset(offset)
          .execute()
        return { accounts: rows.map(memberFrom), total: Number(total) }
      }),
    async change(place, id, { roles, isBlocked }) {
      const check = await checkRoles(place, roles)
      return places.use(place, async (db) => {
        check((await memberNamed(db, id)).roles)
        const values = {
          ...(roles && { roles: JSON.stringify([...new Set(roles)]) }),
          ...(isBlocked !== undefined && { blocked: isBlocked ? 1 : 0 }),
        }
        if (Object.keys(values).length > 0) await db.updateTable('account').set(values).where('id', '=', id).execute()
        if (isBlocked === true) {
          await endSessionsOf(db, id)
          await forgetTokens(db, id)
        }
        return memberNamed(db, id)
      })
    },
    remove: (place, id) =>
      places.use(place, async (db) => {
        const member = await memberNamed(db, id)
        await removeAccount(db, member)
        return member
      }),
    async invite(place, { email: given, name, roles }) {
      const email = tidyEmail(given)
      if (!isMailAddress(email)) throw new ServerError(messages.badEmail, 'email')
      ;(await checkRoles(place, roles))([])
      const id = newId()
      const account = { id, email, name: name.trim(), password: '', roles: JSON.stringify([...new Set(roles)]), blocked: 0 }
      return places.use(place, async (db) => {
        const added = await db
          .insertInto('account')
          .values({ ...account, created_at: now() })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!added) throw new ServerError(messages.emailTaken, 'email')
        return { account: await memberNamed(db, id), token: await tokenFor(db, id) }
      })
    },
    passwordToken: (place, id) =>
      places.use(place, async (db) => {
        await memberNamed(db, id)
        return tokenFor(db, id)
      }),
  }
}
