import type { ReleaseAccess } from '@heddle/publish'
import type { Kysely } from 'kysely'
import type { CookieNames } from '../cookies.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { AccountRow, KnownAccount, PlaceName, PlaceTables } from '../ports/site-places.ts'
import { ServerError } from '../server-error.ts'
import { confirmedAt } from './pending.ts'
import { createReadTokens } from './read-tokens.ts'
import { beginSession, digest, renewSession, sentTokens } from './sessions.ts'

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
  /** Whether they have shown that they read mail at the address. */
  readonly isEmailConfirmed: boolean
  /** Names of the site's roles. */
  readonly roles: readonly string[]
}

export interface SignedInVisitor {
  readonly user: SiteUser
  /** Values of `Set-Cookie`. */
  readonly cookies: readonly string[]
}

/** Sessions of visitors as their browsers hold them. */
export interface VisitorSessions {
  begin(
    db: Kysely<PlaceTables>,
    site: VisitedSite,
    account: AccountRow,
    /** The Cookie header of the browser, whose session before ends. */
    cookie: string | undefined,
  ): Promise<SignedInVisitor>
  /** Moves the end of a session on, where it was set a while ago: the cookies that last as long, none otherwise. */
  renew(db: Kysely<PlaceTables>, site: PlaceName, cookie: string | undefined): Promise<readonly string[]>
  /** Digests of the tokens that a Cookie header carries. */
  tokensOf(site: PlaceName, cookie: string | undefined): readonly string[]
  /** The cookies that clear those of a session. */
  clear(site: PlaceName): readonly string[]
}

export function createVisitorSessions(cookies: CookieNames, now: () => number): VisitorSessions {
  const namesFor = ({ isDraft }: PlaceName) => cookies.account[isDraft ? 'draft' : 'live']
  const withToken = (site: PlaceName, token: string, seconds: number): readonly string[] =>
    namesFor(site).map(({ name, attributes }) => `${name}=${token}; Path=/; HttpOnly; Max-Age=${seconds}; ${attributes}`)
  const read = { live: createReadTokens(cookies.account.live), draft: createReadTokens(cookies.account.draft) }
  const tokensOf = ({ isDraft }: PlaceName, cookie: string | undefined) => read[isDraft ? 'draft' : 'live'](cookie)
  return {
    async begin(db, site, account, cookie) {
      const token = await beginSession(db, { accountId: account.id, before: tokensOf(site, cookie), now: now() })
      const confirmed = await confirmedAt(db, account.id)
      return { user: userFrom({ ...account, confirmed }, site), cookies: withToken(site, token, LIMITS.sessionSeconds) }
    },
    async renew(db, site, cookie) {
      const [token, other] = sentTokens(cookie, namesFor(site))
      if (token === undefined || other !== undefined) return []
      const isRenewed = await renewSession(db, { token: digest(token), now: now() })
      return isRenewed ? withToken(site, token, LIMITS.sessionSeconds) : []
    },
    tokensOf,
    clear: (site) => withToken(site, 'x', 0),
  }
}

/** Throws `not-found` where the site has no accounts. */
export function checkOpen({ access }: Pick<VisitedSite, 'access'>): void {
  if (access?.plugin?.namespace !== SITE_ACCOUNTS) throw new ServerError(messages.notFound)
}

export function userFrom({ id, email, name, roles, confirmed }: KnownAccount, { access }: VisitedSite): SiteUser {
  const known = access?.roles ?? {}
  const ids = JSON.parse(roles) as readonly string[]
  const names = ids.flatMap((role) => (Object.hasOwn(known, role) ? (known[role]?.name ?? []) : []))
  return { id, email, name, isEmailConfirmed: confirmed !== null, roles: names }
}

/** An address as it is kept. */
export const tidyEmail = (given: string): string => given.trim().toLowerCase()
