import { newId } from '../ids.ts'
import { isMailAddress } from '../mail-address.ts'
import { messages } from '../messages.ts'
import type { AccountRow, SitePlaces } from '../ports/site-places.ts'
import { ServerError } from '../server-error.ts'
import type { Guesses } from './guesses.ts'
import { accountAt, type AccountLetters } from './letters.ts'
import { checkLength, hashPassword, isPassword } from './passwords.ts'
import { noteConfirmed } from './pending.ts'
import { accountOf, endSessions, endSessionsOf } from './sessions.ts'
import type { KnownVisitors } from './known-visitors.ts'
import { createShowUser } from './shown-users.ts'
import type { MailingSite } from './site-letter.ts'
import { forgetTokens, takeToken } from './tokens.ts'
import {
  checkOpen,
  tidyEmail,
  userFrom,
  type SignedInVisitor,
  type SiteUser,
  type VisitedSite,
  type VisitorSessions,
} from './visitor-sessions.ts'

/** What the browser of a visitor sends to sign in. */
export interface VisitorCredentials {
  readonly email: string
  readonly password: string
  /** Its Cookie header. */
  readonly cookie: string | undefined
}

/** Accounts of the visitors of sites, each site's in a place of its own. */
export interface SiteAccounts {
  /** Makes an account; nothing yet where its address has to be confirmed first, whether there is one already or not. */
  signUp(
    site: MailingSite,
    person: VisitorCredentials & { readonly name: string; readonly goTo: string },
  ): Promise<SignedInVisitor | undefined>
  signIn(site: VisitedSite, credentials: VisitorCredentials): Promise<SignedInVisitor>
  /** Ends the sessions of a Cookie header; the cookies that clear it. */
  signOut(site: VisitedSite, cookie: string | undefined): Promise<readonly string[]>
  /**
   * Sets a password with the token of a link, ends all sessions of the account and begins one. Its address is told, but for the first
   * password by an invitation.
   */
  setPassword(
    site: MailingSite,
    change: Pick<VisitorCredentials, 'password' | 'cookie'> & { readonly token: string },
  ): Promise<SignedInVisitor>
  /** Who it is, for an answer that nobody else is given: the session of whoever comes again goes on by `cookies`. */
  identify(site: VisitedSite, cookie: string | undefined): Promise<Partial<SignedInVisitor>>
  userOf(site: VisitedSite, cookie: string | undefined): Promise<SiteUser | undefined>
  /** The same, where it was found out a moment ago. */
  userAtHand(site: VisitedSite, cookie: string | undefined): SiteUser | undefined
}

export interface SiteAccountsOptions {
  readonly places: SitePlaces
  /** Reads in a place what changes nothing of who is signed in. */
  readonly read: SitePlaces['use']
  readonly known: KnownVisitors
  readonly passwordGuesses: Guesses
  readonly sessions: VisitorSessions
  readonly letters: AccountLetters
  readonly now: () => number
}

export function createSiteAccounts(options: SiteAccountsOptions): SiteAccounts {
  const { places, read, known, passwordGuesses, sessions, letters, now } = options
  const show = createShowUser()
  let unknown: Promise<string> | undefined
  /** Compared with where there is no account, so that this takes as long. */
  const nobodysPassword = (): Promise<string> => (unknown ??= hashPassword(newId()))

  const userOf: SiteAccounts['userOf'] = async (site, cookie) => {
    const tokens = sessions.tokensOf(site, cookie)
    const [token, other] = tokens
    if (token === undefined) return undefined
    const ask = () => read(site, (db) => accountOf(db, { tokens, now: now() }))
    const account = await (other === undefined ? (known.find(site, token) ?? known.look(site, token, ask)) : ask())
    return account && userFrom(account, site)
  }

  return {
    async signUp(site, { email: given, password, name: called, cookie, goTo }) {
      checkOpen(site)
      const settings = site.access?.plugin?.settings.publicData
      if (settings?.['allowSignUp'] === false) throw new ServerError(messages.signUpClosed)
      const [email, name] = [tidyEmail(given), called.trim()]
      if (!isMailAddress(email)) throw new ServerError(messages.badEmail, 'email')
      checkLength(password)
      const text = await hashPassword(password)
      if (settings?.['confirmEmail'] === true) {
        letters.confirm(site, { email, name, password: text, goTo })
        return undefined
      }
      return places.use(site, async (db) => {
        const account: AccountRow = { id: newId(), email, name, password: text, roles: '[]', blocked: 0, created_at: now() }
        const added = await db
          .insertInto('account')
          .values(account)
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!added) {
          letters.tellKnown(site, email)
          throw new ServerError(messages.noAccountMade, 'email')
        }
        return sessions.begin(db, site, account, cookie)
      })
    },
    async signIn(site, { email: given, password, cookie }) {
      checkOpen(site)
      const email = tidyEmail(given)
      const look = () =>
        places.use(site, async (db) => {
          const account = await accountAt(db, email)
          const isRight = await isPassword(account?.password || (await nobodysPassword()), password)
          return account && isRight && account.blocked === 0 ? sessions.begin(db, site, account, cookie) : undefined
        })
      return passwordGuesses(site, { email, refusal: messages.wrongPassword, look })
    },
    async signOut(site, cookie) {
      checkOpen(site)
      const tokens = sessions.tokensOf(site, cookie)
      if (tokens.length > 0) await places.use(site, (db) => endSessions(db, tokens))
      return sessions.clear(site)
    },
    async setPassword(site, { token, password, cookie }) {
      checkOpen(site)
      checkLength(password)
      const text = await hashPassword(password)
      return places.use(site, async (db) => {
        const mailed = await takeToken(db, { token, purpose: 'reset', now: now() })
        const id = mailed ?? (await takeToken(db, { token, purpose: 'password', now: now() }))
        const before = await db
          .selectFrom('account')
          .select('password')
          .where('id', '=', id ?? '')
          .executeTakeFirst()
        const account = await db
          .updateTable('account')
          .set({ password: text })
          .where('id', '=', id ?? '')
          .where('blocked', '=', 0)
          .returningAll()
          .executeTakeFirst()
        if (!account) throw new ServerError(messages.usedLink)
        if (mailed !== undefined) await noteConfirmed(db, account.id, now())
        // Whoever knew the password of before may have asked for links too.
        await forgetTokens(db, account.id)
        await endSessionsOf(db, account.id)
        if (mailed !== undefined || before?.password !== '') letters.notify(site, { ...account, isBlocked: false }, 'changed')
        return sessions.begin(db, site, account, cookie)
      })
    },
    async identify(site, cookie) {
      const user = await userOf(site, cookie)
      if (!user) return {}
      // Whose session it is stays as it was: nobody has to forget it.
      return { user, cookies: await read(site, (db) => sessions.renew(db, site, cookie)) }
    },
    userOf,
    userAtHand(site, cookie) {
      const [token, other] = sessions.tokensOf(site, cookie)
      const account = token === undefined || other !== undefined ? undefined : known.find(site, token)
      return account && show(account, site)
    },
  }
}
