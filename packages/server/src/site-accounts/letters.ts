import type { AccountRow, PlaceTables, SitePlaces } from '../ports/site-places.ts'
import type { LetterKind } from '@heddle/kit/letters'
import type { Kysely } from 'kysely'
import { LIMITS } from '../limits.ts'
import type { Post, Sending } from '../mail/post.ts'
import { isMailAddress } from '../mail-address.ts'
import { messages } from '../messages.ts'
import type { Mail } from '../ports/mailer.ts'
import { ServerError } from '../server-error.ts'
import type { SharedAttempts } from './attempts.ts'
import type { Codes } from './codes.ts'
import type { Member } from './member-rows.ts'
import { createAllowance } from './letter-allowance.ts'
import { makeMove } from './moves.ts'
import { makePending } from './pending.ts'
import { MOVE_PATH, enterLink, homeOf, letter, linkTo, passwordLink, type MailingSite } from './site-letter.ts'
import { makeToken } from './tokens.ts'
import { checkOpen, tidyEmail } from './visitor-sessions.ts'

/** What may be sent to an address of an account: a link to set a password, a link or a code to sign in. */
export type AskedLetter = Extract<LetterKind, 'password' | 'link' | 'code'>

/** What is told to whoever has, or had, an account, once it was done: another password, another address, no account any more. */
export type AccountNotice = Extract<LetterKind, 'changed' | 'moved' | 'deleted'>

/** What became of the letter to somebody who was invited; `limited` where as many as may be went to the address or from the site. */
export type InvitationSending = Sending | 'limited'

/**
 * Letters to visitors. Whoever asks for one is answered before anything is looked up, so that neither the answer nor its time tells
 * whether there is an account.
 */
export interface AccountLetters {
  /** @param asked.goTo path of the site to which a link to sign in leads on. Throws `bad-email`. */
  send(site: MailingSite, asked: { readonly kind: AskedLetter; readonly email: string; readonly goTo: string }): void
  /** Tells whoever has an account at this address that somebody wanted to make one with it. */
  tellKnown(site: MailingSite, email: string): void
  /** A link that makes this account; who has one already is told so by the letter alone. */
  confirm(site: MailingSite, person: Pick<AccountRow, 'email' | 'name' | 'password'> & { readonly goTo: string }): void
  /**
   * A link that gives an account another address, sent there, and word of it to the one that it has. Who has an account with the other
   * address is told so by the letter alone.
   */
  move(site: MailingSite, wanted: { readonly account: AccountRow; readonly email: string; readonly goTo: string }): void
  /** Tells whoever has this account, or had it until now, what was done with it: at the address that it had then. */
  notify(site: MailingSite, account: Pick<Member, 'email' | 'name' | 'isBlocked'>, notice: AccountNotice): void
  /** Sends somebody the link of their invitation. Who runs the site is told what became of it: they know of the account. */
  invite(site: MailingSite, person: Pick<AccountRow, 'email' | 'name'> & { readonly link: string }): Promise<InvitationSending>
}

export interface AccountLettersOptions {
  readonly places: SitePlaces
  readonly post: Post
  readonly codes: Codes
  readonly attempts: SharedAttempts
  readonly now: () => number
}

export function createAccountLetters({ places, post, codes, attempts, now }: AccountLettersOptions): AccountLetters {
  const mayGo = createAllowance(attempts, 'mail')
  // Counted apart: letters that anybody may ask for must not use up the word of what was done.
  const mayTell = createAllowance(attempts, 'notice')

  async function whatFor(db: Kysely<PlaceTables>, site: MailingSite, account: AccountRow, kind: AskedLetter, goTo: string) {
    const made = { accountId: account.id, now: now(), keepsOthers: true }
    if (kind === 'code') return codes.make(db, account.id, now())
    if (kind === 'link')
      return enterLink(site, await makeToken(db, { ...made, purpose: 'sign-in', life: LIMITS.signInLinkLife }), goTo)
    return passwordLink(site, await makeToken(db, { ...made, purpose: 'reset', life: LIMITS.resetLinkLife }))
  }

  return {
    send(site, { kind, email: given, goTo }) {
      checkOpen(site)
      const email = tidyEmail(given)
      if (!isMailAddress(email)) throw new ServerError(messages.badEmail, 'email')
      if (!mayGo(site, email)) return
      post.soon(() =>
        places.use(site, async (db) => {
          const account = await accountAt(db, email)
          if (!account || account.blocked !== 0) return undefined
          return letter(site, account, kind, await whatFor(db, site, account, kind, goTo))
        }),
      )
    },
    tellKnown(site, email) {
      if (!mayGo(site, email)) return
      post.soon(() =>
        places.use(site, async (db) => {
          const account = await accountAt(db, email)
          return account && knownLetter(site, account)
        }),
      )
    },
    confirm(site, { goTo, ...person }) {
      if (!mayGo(site, person.email)) return
      post.soon(() =>
        places.use(site, async (db) => {
          const account = await accountAt(db, person.email)
          if (account) return knownLetter(site, account)
          return letter(site, person, 'confirm', enterLink(site, await makePending(db, person, now()), goTo))
        }),
      )
    },
    move(site, { account, email, goTo }) {
      // Nobody is moved without word of it to where they are.
      if (!mayGo(site, account.email, email)) return
      post.soon(async () => letter(site, account, 'moving', homeOf(site)))
      post.soon(() =>
        places.use(site, async (db) => {
          const other = await accountAt(db, email)
          if (other) return other.blocked === 0 ? letter(site, other, 'taken', homeOf(site)) : undefined
          const token = await makeMove(db, { accountId: account.id, email }, now())
          return letter(site, { ...account, email }, 'move', linkTo(site, MOVE_PATH, token, goTo))
        }),
      )
    },
    notify(site, account, notice) {
      if (account.isBlocked || !mayTell(site, account.email)) return
      post.soon(async () => letter(site, account, notice, homeOf(site)))
    },
    async invite(site, { link, ...person }) {
      if (!mayGo(site, person.email)) return 'limited'
      return post.now(letter(site, person, 'invitation', link))
    },
  }
}

/** Somebody who may not come in is not written to. */
const knownLetter = (site: MailingSite, account: AccountRow): Mail | undefined =>
  account.blocked === 0 ? letter(site, account, 'known', homeOf(site)) : undefined

export const accountAt = (db: Kysely<PlaceTables>, email: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()
