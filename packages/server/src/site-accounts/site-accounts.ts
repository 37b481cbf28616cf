import type { ReleaseAccess } from '@heddle/publish'
import type { Kysely } from 'kysely'
import type { CookieNames } from '../cookies.ts'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { AccountRow, PlaceName, PlaceTables, SitePlaces } from '../ports/site-places.ts'
import { ServerError } from '../server-error.ts'
import { createAttempts } from './attempts.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { accountOf, beginSession, endSessions, endSessionsOf, tokensIn } from './sessions.ts'
import { takeToken } from './tokens.ts'

/** The plugin whose server side asks these accounts. */
export const SITE_ACCOUNTS = 'site-accounts'

/** The site that is visited, as its release or its draft says. */
export interface VisitedSite extends PlaceName {
  readonly access: ReleaseAccess | undefined
}

/** What a site's formulas know of who is signed in. */
export interface SiteUser {
  readonly id: string
  readonly email: string
  readonly name: string
  /** Names of the site's roles. */
  readonly roles: readonly string[]
}

export interface SignedInVisitor {
  readonly user: SiteUser
  /** Values of `Set-Cookie`. */
  readonly cookies: readonly string[]
}

/** What the browser of a visitor sends to sign in. */
export interface VisitorCredentials {
  readonly email: string
  readonly password: string
  /** Its Cookie header. */
  readonly cookie: string | undefined
}

/** Accounts of the visitors of sites, each site's in a place of its own. */
export interface SiteAccounts {
  /** Throws `not-found` where the site has no accounts. */
  checkOpen(site: Pick<VisitedSite, 'access'>): void
  signUp(site: VisitedSite, person: VisitorCredentials & { readonly name: string }): Promise<SignedInVisitor>
  signIn(site: VisitedSite, credentials: VisitorCredentials): Promise<SignedInVisitor>
  /** Ends the sessions of a Cookie header; the cookies that clear it. */
  signOut(site: VisitedSite, cookie: string | undefined): Promise<readonly string[]>
  /** Sets a password with the token of a link, ends all sessions of the account and begins one. */
  setPassword(
    site: VisitedSite,
    change: Pick<VisitorCredentials, 'password' | 'cookie'> & { readonly token: string },
  ): Promise<SignedInVisitor>
  userOf(site: VisitedSite, cookie: string | undefined): Promise<SiteUser | undefined>
}

export interface SiteAccountsOptions {
  readonly places: SitePlaces
  readonly cookies: CookieNames
  readonly now: () => number
}

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,189}$/
/** Whether a text, in small letters and without blanks around it, can be an address. */
export const isEmail = (text: string): boolean => EMAIL.test(text)

export function createSiteAccounts({ places, cookies, now }: SiteAccountsOptions): SiteAccounts {
  const attempts = createAttempts(now)
  let unknown: Promise<string> | undefined
  /** Compared with where there is no account, so that this takes as long. */
  const nobodysPassword = (): Promise<string> => (unknown ??= hashPassword(newId()))
  const namesFor = ({ isDraft }: PlaceName) => cookies.account[isDraft ? 'draft' : 'live']

  const withToken = (site: PlaceName, token: string, seconds: number): readonly string[] =>
    namesFor(site).map(({ name, attributes }) => `${name}=${token}; Path=/; HttpOnly; Max-Age=${seconds}; ${attributes}`)

  async function begin(db: Kysely<PlaceTables>, site: VisitedSite, account: AccountRow, cookie: string | undefined) {
    const before = tokensIn(cookie, namesFor(site))
    const token = await beginSession(db, { accountId: account.id, before, now: now() })
    return { user: userFrom(account, site), cookies: withToken(site, token, LIMITS.sessionSeconds) }
  }

  return {
    checkOpen,
    async signUp(site, { email: given, password, name, cookie }) {
      checkOpen(site)
      if (site.access?.plugin?.settings.publicData['allowSignUp'] === false) throw new ServerError(messages.signUpClosed)
      const email = given.trim().toLowerCase()
      if (!isEmail(email)) throw new ServerError(messages.badEmail, 'email')
      if (password.length < LIMITS.passwordMin) throw new ServerError(messages.shortPassword(LIMITS.passwordMin), 'password')
      const made = { id: newId(), email, name: name.trim(), password: await hashPassword(password), created_at: now() }
      return places.use(site, async (db) => {
        const account: AccountRow = { ...made, roles: '[]', blocked: 0 }
        const added = await db
          .insertInto('account')
          .values(account)
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!added) throw new ServerError(messages.noAccountMade, 'email')
        return begin(db, site, account, cookie)
      })
    },
    async signIn(site, { email: given, password, cookie }) {
      checkOpen(site)
      const email = given.trim().toLowerCase()
      const key = `${site.projectId} ${site.isDraft} ${email}`
      const wait = attempts.wait(key)
      if (wait > 0) throw new ServerError(messages.tooMany(wait))
      return places.use(site, async (db) => {
        const account = await db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()
        const isRight = await isPassword(account?.password || (await nobodysPassword()), password)
        if (!account || !isRight || account.blocked !== 0) {
          attempts.failed(key)
          throw new ServerError(messages.wrongPassword)
        }
        attempts.succeeded(key)
        return begin(db, site, account, cookie)
      })
    },
    async signOut(site, cookie) {
      checkOpen(site)
      const tokens = tokensIn(cookie, namesFor(site))
      if (tokens.length > 0) await places.use(site, (db) => endSessions(db, tokens))
      return withToken(site, 'x', 0)
    },
    async setPassword(site, { token, password, cookie }) {
      checkOpen(site)
      if (password.length < LIMITS.passwordMin) throw new ServerError(messages.shortPassword(LIMITS.passwordMin), 'password')
      const text = await hashPassword(password)
      return places.use(site, async (db) => {
        const id = await takeToken(db, { token, purpose: 'password', now: now() })
        const account = await db
          .updateTable('account')
          .set({ password: text })
          .where('id', '=', id ?? '')
          .where('blocked', '=', 0)
          .returningAll()
          .executeTakeFirst()
        if (!account) throw new ServerError(messages.usedLink)
        await endSessionsOf(db, account.id)
        return begin(db, site, account, cookie)
      })
    },
    async userOf(site, cookie) {
      const tokens = tokensIn(cookie, namesFor(site))
      if (tokens.length === 0) return undefined
      const account = await places.use(site, (db) => accountOf(db, { tokens, now: now() }))
      return account && userFrom(account, site)
    },
  }
}

/** Other sites have no accounts. */
function checkOpen({ access }: Pick<VisitedSite, 'access'>): void {
  if (access?.plugin?.namespace !== SITE_ACCOUNTS) throw new ServerError(messages.notFound)
}

function userFrom({ id, email, name, roles }: AccountRow, { access }: VisitedSite): SiteUser {
  const known = access?.roles ?? {}
  const ids = JSON.parse(roles) as readonly string[]
  return { id, email, name, roles: ids.flatMap((role) => (Object.hasOwn(known, role) ? (known[role]?.name ?? []) : [])) }
}
