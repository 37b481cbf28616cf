import type { CookieNames } from '../cookies.ts'
import { createPost } from '../mail/post.ts'
import type { Mailer } from '../ports/mailer.ts'
import type { AccountNews, Notices } from '../ports/notices.ts'
import type { SitePlaces } from '../ports/site-places.ts'
import { createSharedAttempts } from './attempts.ts'
import { createCodes } from './codes.ts'
import { createAccountEntry, type AccountEntry } from './entry.ts'
import { createGuesses } from './guesses.ts'
import { createProve } from './proofs.ts'
import { createAccountLetters, type AccountLetters } from './letters.ts'
import { createOwnAccount, type OwnAccount } from './own-account.ts'
import { createSiteAccounts, type SiteAccounts } from './site-accounts.ts'
import { createKnownVisitors, forgettingPlaces } from './known-visitors.ts'
import type { RolesOf } from './given-roles.ts'
import { createSiteMembers, type SiteMembers } from './members.ts'
import { createVisitorSessions } from './visitor-sessions.ts'

/** All that visitors do with accounts of sites, and the post that carries letters to them. */
export interface MailAccounts {
  readonly siteAccounts: SiteAccounts
  readonly accountLetters: AccountLetters
  readonly accountEntry: AccountEntry
  readonly ownAccount: OwnAccount
  readonly siteMembers: SiteMembers
  /** What other processes tell of. */
  readonly fromOthers: AccountNews
  /** Deletes all accounts of a project. */
  removePlaces(projectId: string): Promise<void>
  /** Ends when letters that are on their way have left. */
  close(): Promise<void>
}

export interface MailAccountsOptions {
  readonly places: SitePlaces
  readonly mailer: Mailer
  readonly cookies: CookieNames
  readonly masterKey: string
  readonly rolesOf: RolesOf
  /** The way to other processes, which may know of the same visitors. */
  readonly notices: Pick<Notices, 'tell'>
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

export function openMailAccounts(options: MailAccountsOptions): MailAccounts {
  const { mailer, cookies, masterKey, notices, rolesOf, now, onError } = options
  const known = createKnownVisitors(now)
  const attempts = createSharedAttempts(now, (counted) => notices.tell({ about: 'attempt', ...counted }))
  const places = forgettingPlaces(options.places, (place) => {
    known.forget(place)
    notices.tell({ about: 'accounts', ...place })
  })
  const post = createPost({ mailer, onError })
  const [sessions, codes] = [createVisitorSessions(cookies, now), createCodes(masterKey)]
  const letters = createAccountLetters({ places, post, codes, attempts, now })
  const [passwordGuesses, codeGuesses] = [createGuesses(attempts.open('password')), createGuesses(attempts.open('code'))]
  const prove = createProve({ codes, passwordGuesses, codeGuesses, now })
  return {
    siteAccounts: createSiteAccounts({ places, read: options.places.use, known, passwordGuesses, sessions, letters, now }),
    accountLetters: letters,
    accountEntry: createAccountEntry({ places, sessions, codes, codeGuesses, now }),
    ownAccount: createOwnAccount({ places, sessions, prove, letters, now }),
    siteMembers: createSiteMembers({ places, rolesOf, now }),
    fromOthers: { forget: (place) => known.forget(place), counted: (counted) => attempts.heard(counted) },
    removePlaces: places.remove,
    close: () => post.close(),
  }
}
