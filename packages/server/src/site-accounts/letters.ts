import type { AccountRow, PlaceTables, SitePlaces } from '../ports/site-places.ts'
import type { Kysely } from 'kysely'
import { LIMITS } from '../limits.ts'
import type { Post, Sending } from '../mail/post.ts'
import { isMailAddress } from '../mail-address.ts'
import { messages } from '../messages.ts'
import type { Mail } from '../ports/mailer.ts'
import { ServerError } from '../server-error.ts'
import type { SharedAttempts } from './attempts.ts'
import type { Codes } from './codes.ts'
import { letterText, type LetterKind, type LetterLanguage } from './mail-texts.ts'
import { makePending } from './pending.ts'
import { makeToken } from './tokens.ts'
import { checkOpen, tidyEmail, type VisitedSite } from './visitor-sessions.ts'

/** What addresses of accounts begin with, below the root of a site. */
export const ACCOUNTS_PATH = 'ww/accounts/'
/** Where a password is set with the token of a link, and where one signs somebody in. */
export const PASSWORD_PATH = `${ACCOUNTS_PATH}password`
export const ENTER_PATH = `${ACCOUNTS_PATH}enter`

/** The site that is visited, with what letters say of it. */
export interface MailingSite extends VisitedSite {
  /** Where it is seen: scheme, host and port. */
  readonly origin: string
  /** What the paths of the site begin with. */
  readonly root: string
  /** What it is called. */
  readonly name: string | undefined
  /** The language of the page that asked, as the site names it, and the one of those that letters are written in. */
  readonly pageLanguage: string
  readonly language: LetterLanguage
}

/** What may be sent to an address of an account: a link to set a password, a link or a code to sign in. */
export type AskedLetter = Extract<LetterKind, 'password' | 'link' | 'code'>

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
  /** Sends somebody the link of their invitation. Who runs the site is told what became of it: they know of the account. */
  invite(site: MailingSite, person: { readonly email: string; readonly link: string }): Promise<InvitationSending>
}

export interface AccountLettersOptions {
  readonly places: SitePlaces
  readonly post: Post
  readonly codes: Codes
  readonly attempts: SharedAttempts
  readonly now: () => number
}

export function createAccountLetters({ places, post, codes, attempts, now }: AccountLettersOptions): AccountLetters {
  const window = LIMITS.mailWindow
  const toAddress = attempts.open('mail-to-address', { most: LIMITS.mailsToAddress, window })
  const ofSite = attempts.open('mail-of-site', { most: LIMITS.mailsOfSite, window })

  /** Counts a letter to an address, known or not; whether one more may be sent. */
  function mayGo({ projectId, isDraft }: VisitedSite, email: string): boolean {
    const [site, address] = [`${projectId} ${isDraft}`, `${projectId} ${isDraft} ${email}`]
    if (toAddress.wait(address) > 0 || ofSite.wait(site) > 0) return false
    toAddress.count(address)
    ofSite.count(site)
    return true
  }

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
          return letter(site, email, kind, await whatFor(db, site, account, kind, goTo))
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
          return letter(site, person.email, 'confirm', enterLink(site, await makePending(db, person, now()), goTo))
        }),
      )
    },
    async invite(site, { email, link }) {
      if (!mayGo(site, email)) return 'limited'
      return post.now(letter(site, email, 'invitation', link))
    },
  }
}

/** Somebody who may not come in is not written to. */
const knownLetter = (site: MailingSite, { email, blocked }: AccountRow): Mail | undefined =>
  blocked === 0 ? letter(site, email, 'known', `${site.origin}${site.root}/`) : undefined

export const accountAt = (db: Kysely<PlaceTables>, email: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()

const enterLink = ({ origin, root }: MailingSite, token: string, goTo: string): string =>
  `${origin}${root}/${ENTER_PATH}?${new URLSearchParams({ token, ...(goTo && { goTo }) }).toString()}`

/** To the page that the builder made for it, else to the server's own. */
function passwordLink({ origin, root, access, pageLanguage }: MailingSite, token: string): string {
  const own = access?.passwordPage
  const path = own?.[pageLanguage] ?? own?.[access?.defaultLanguage ?? ''] ?? `/${PASSWORD_PATH}`
  return `${origin}${root}${path}?token=${token}`
}

function letter(site: MailingSite, to: string, kind: LetterKind, what: string): Mail {
  const host = new URL(site.origin).host + site.root
  const name = (site.name ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim()
  return { to, fromName: (name || host).slice(0, LIMITS.mailLine), ...letterText(kind, site.language, { site: host, what }) }
}
