import type { Kysely } from 'kysely'
import { isMailAddress } from '../mail-address.ts'
import { messages } from '../messages.ts'
import type { KnownAccount, PlaceTables, SitePlaces } from '../ports/site-places.ts'
import { ServerError } from '../server-error.ts'
import type { AccountLetters, AccountNotice } from './letters.ts'
import { moveTo, takeMove } from './moves.ts'
import { checkLength, hashPassword } from './passwords.ts'
import { noteConfirmed } from './pending.ts'
import type { Proof, Prove } from './proofs.ts'
import { removeAccount } from './remove-account.ts'
import { accountOf, endSessionsOf } from './sessions.ts'
import type { MailingSite } from './site-letter.ts'
import { forgetTokens } from './tokens.ts'
import {
  checkOpen,
  tidyEmail,
  userFrom,
  type SignedInVisitor,
  type SiteUser,
  type VisitedSite,
  type VisitorSessions,
} from './visitor-sessions.ts'

/** The Cookie header of the visitor whose account it is. */
interface Asking {
  readonly cookie: string | undefined
}
/**
 * What visitors do with the account that they are signed in with. Each act may throw `signed-out`; those that need a proof `no-proof`,
 * `wrong-own-password`, `wrong-code` and `too-many`.
 */
export interface OwnAccount {
  rename(site: VisitedSite, change: Asking & { readonly name: string }): Promise<SiteUser>
  /** Ends all sessions of the account and what it was sent, begins a session, and tells the address. */
  changePassword(site: MailingSite, change: Asking & Proof & { readonly newPassword: string }): Promise<SignedInVisitor>
  /** Sends a link to another address, which becomes the account's when it is opened. Whether one has it already is not told. */
  changeEmail(site: MailingSite, change: Asking & Proof & { readonly email: string; readonly goTo: string }): Promise<void>
  /**
   * Gives the account the address that the link was sent to. Only in a browser that is signed in to it: the holder of a mistyped
   * address must not be handed the account. The address of before is told.
   */
  confirmEmail(site: MailingSite, sent: Asking & { readonly token: string }): Promise<SiteUser>
  /** Deletes the account and tells its address; the cookies that clear its session. */
  remove(site: MailingSite, asked: Asking & Proof): Promise<readonly string[]>
}

export interface OwnAccountOptions {
  readonly places: SitePlaces
  readonly sessions: VisitorSessions
  readonly prove: Prove
  readonly letters: Pick<AccountLetters, 'move' | 'notify'>
  readonly now: () => number
}

export function createOwnAccount({ places, sessions, prove, letters, now }: OwnAccountOptions): OwnAccount {
  /** Works with the account of whoever asks. */
  function useOwn<T>(
    site: VisitedSite,
    cookie: string | undefined,
    work: (db: Kysely<PlaceTables>, account: KnownAccount) => Promise<T>,
  ): Promise<T> {
    checkOpen(site)
    return places.use(site, async (db) => {
      const tokens = sessions.tokensOf(site, cookie)
      const account = tokens.length > 0 ? await accountOf(db, { tokens, now: now() }) : undefined
      if (!account) throw new ServerError(messages.signInFirst)
      return work(db, account)
    })
  }

  /** Who is blocked is not signed in. */
  const notify = (site: MailingSite, { email, name }: KnownAccount, notice: AccountNotice): void =>
    letters.notify(site, { email, name, isBlocked: false }, notice)

  return {
    rename: (site, { name: given, cookie }) =>
      useOwn(site, cookie, async (db, account) => {
        const name = given.trim()
        await db.updateTable('account').set({ name }).where('id', '=', account.id).execute()
        return userFrom({ ...account, name }, site)
      }),
    changePassword: (site, { newPassword, cookie, ...proof }) =>
      useOwn(site, cookie, async (db, account) => {
        checkLength(newPassword)
        await prove(db, site, account, proof)
        const changed = await db
          .updateTable('account')
          .set({ password: await hashPassword(newPassword) })
          .where('id', '=', account.id)
          // One that was set meanwhile is newer than what was shown.
          .where('password', '=', account.password)
          .where('blocked', '=', 0)
          .returningAll()
          .executeTakeFirst()
        if (!changed) throw new ServerError(messages.signInFirst)
        await forgetTokens(db, account.id)
        await endSessionsOf(db, account.id)
        notify(site, account, 'changed')
        return sessions.begin(db, site, changed, cookie)
      }),
    changeEmail: (site, { email: given, goTo, cookie, ...proof }) =>
      useOwn(site, cookie, async (db, account) => {
        const email = tidyEmail(given)
        if (!isMailAddress(email)) throw new ServerError(messages.badEmail, 'email')
        if (email === account.email) throw new ServerError(messages.sameEmail, 'email')
        await prove(db, site, account, proof)
        letters.move(site, { account, email, goTo })
      }),
    confirmEmail: (site, { token, cookie }) =>
      useOwn(site, cookie, async (db, account) => {
        const email = await takeMove(db, { token, accountId: account.id }, now())
        if (email === undefined || !(await moveTo(db, account, email))) throw new ServerError(messages.usedLink)
        const at = now()
        await noteConfirmed(db, account.id, at)
        // What was sent to the address of before is worth nothing any more.
        await forgetTokens(db, account.id)
        notify(site, account, 'moved')
        return userFrom({ ...account, email, confirmed: account.confirmed ?? at }, site)
      }),
    remove: (site, { cookie, ...proof }) =>
      useOwn(site, cookie, async (db, account) => {
        await prove(db, site, account, proof)
        await removeAccount(db, account)
        notify(site, account, 'deleted')
        return sessions.clear(site)
      }),
  }
}
