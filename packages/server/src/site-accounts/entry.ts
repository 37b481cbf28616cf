import { messages } from '../messages.ts'
import type { SitePlaces } from '../ports/site-places.ts'
import { ServerError } from '../server-error.ts'
import type { Codes } from './codes.ts'
import type { Guesses } from './guesses.ts'
import { accountAt } from './letters.ts'
import { noteConfirmed, takePending } from './pending.ts'
import { takeToken } from './tokens.ts'
import { checkOpen, tidyEmail, type SignedInVisitor, type VisitedSite, type VisitorSessions } from './visitor-sessions.ts'

/** Signs visitors in by what they were sent. */
export interface AccountEntry {
  /** By the token of a link, which may make the account first. Throws `used-link`. */
  enter(site: VisitedSite, sent: { readonly token: string; readonly cookie: string | undefined }): Promise<SignedInVisitor>
  /** By a code. Throws `wrong-code`, for an address without an account as for one with another code. */
  signInByCode(
    site: VisitedSite,
    sent: { readonly email: string; readonly code: string; readonly cookie: string | undefined },
  ): Promise<SignedInVisitor>
}

export interface AccountEntryOptions {
  readonly places: SitePlaces
  readonly sessions: VisitorSessions
  readonly codes: Codes
  readonly codeGuesses: Guesses
  readonly now: () => number
}

export function createAccountEntry({ places, sessions, codes, codeGuesses, now }: AccountEntryOptions): AccountEntry {
  return {
    async enter(site, { token, cookie }) {
      checkOpen(site)
      return places.use(site, async (db) => {
        const id = await takeToken(db, { token, purpose: 'sign-in', now: now() })
        const known = await db
          .selectFrom('account')
          .selectAll()
          .where('id', '=', id ?? '')
          .where('blocked', '=', 0)
          .executeTakeFirst()
        const account = known ?? (id === undefined ? await takePending(db, token, now()) : undefined)
        if (!account) throw new ServerError(messages.usedLink)
        await noteConfirmed(db, account.id, now())
        return sessions.begin(db, site, account, cookie)
      })
    },
    async signInByCode(site, { email: given, code, cookie }) {
      checkOpen(site)
      const email = tidyEmail(given)
      const look = () =>
        places.use(site, async (db) => {
          const account = await accountAt(db, email)
          const isRight = await codes.take(db, { accountId: account?.id ?? '', code: code.replaceAll(/\s/g, ''), now: now() })
          if (!account || !isRight || account.blocked !== 0) return undefined
          await noteConfirmed(db, account.id, now())
          return sessions.begin(db, site, account, cookie)
        })
      return codeGuesses(site, { email, refusal: messages.wrongCode, look })
    },
  }
}
