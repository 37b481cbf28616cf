import type { CookieNames } from '../cookies.ts'
import { createPost } from '../mail/post.ts'
import type { Mailer } from '../ports/mailer.ts'
import type { SitePlaces } from '../ports/site-places.ts'
import { createCodes } from './codes.ts'
import { createAccountEntry, type AccountEntry } from './entry.ts'
import { createAccountLetters, type AccountLetters } from './letters.ts'
import { createSiteAccounts, type SiteAccounts } from './site-accounts.ts'
import { createVisitorSessions } from './visitor-sessions.ts'

/** All that visitors do with accounts of sites, and the post that carries letters to them. */
export interface MailAccounts {
  readonly siteAccounts: SiteAccounts
  readonly accountLetters: AccountLetters
  readonly accountEntry: AccountEntry
  /** Ends when letters that are on their way have left. */
  close(): Promise<void>
}

export interface MailAccountsOptions {
  readonly places: SitePlaces
  readonly mailer: Mailer
  readonly cookies: CookieNames
  readonly masterKey: string
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

export function openMailAccounts({ places, mailer, cookies, masterKey, now, onError }: MailAccountsOptions): MailAccounts {
  const post = createPost({ mailer, onError })
  const [sessions, codes] = [createVisitorSessions(cookies, now), createCodes(masterKey)]
  const letters = createAccountLetters({ places, post, codes, now })
  return {
    siteAccounts: createSiteAccounts({ places, sessions, letters, now }),
    accountLetters: letters,
    accountEntry: createAccountEntry({ places, sessions, codes, now }),
    close: () => post.close(),
  }
}
