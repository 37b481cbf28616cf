import { letterSetting, type LetterKind } from '@heddle/kit/letters'
import { LIMITS } from '../limits.ts'
import type { Mail } from '../ports/mailer.ts'
import type { AccountRow } from '../ports/site-places.ts'
import { letterText, type LetterLanguage, type OwnWords } from './mail-texts.ts'
import type { VisitedSite } from './visitor-sessions.ts'

/** What addresses of accounts begin with, below the root of a site. */
export const ACCOUNTS_PATH = 'ww/accounts/'
/** Where a password is set with the token of a link, and where one signs somebody in. */
export const PASSWORD_PATH = `${ACCOUNTS_PATH}password`
export const ENTER_PATH = `${ACCOUNTS_PATH}enter`
/** Where somebody shows that they read mail at the address that their account is to have. */
export const MOVE_PATH = `${ACCOUNTS_PATH}new-email`

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

/** The home page of a site. */
export const homeOf = ({ origin, root }: MailingSite): string => `${origin}${root}/`

export const enterLink = (site: MailingSite, token: string, goTo: string): string => linkTo(site, ENTER_PATH, token, goTo)

/** A link with a token to a page of the server's own, which leads on. */
export const linkTo = (site: MailingSite, path: string, token: string, goTo: string): string =>
  `${homeOf(site)}${path}?${new URLSearchParams({ token, ...(goTo && { goTo }) }).toString()}`

/** To the page that the builder made for it, else to the server's own. */
export function passwordLink({ origin, root, access, pageLanguage }: MailingSite, token: string): string {
  const own = access?.passwordPage
  const path = own?.[pageLanguage] ?? own?.[access?.defaultLanguage ?? ''] ?? `/${PASSWORD_PATH}`
  return `${origin}${root}${path}?token=${token}`
}

/**
 * What a builder wrote for a letter: in the language that is asked for, else in the first one of the site, where Heddle does not write
 * the one that is asked for.
 */
function ownWords({ access, pageLanguage }: MailingSite, kind: LetterKind): OwnWords | undefined {
  const { letters = {}, defaultLanguage = '' } = access ?? {}
  const asked = letterSetting(kind, pageLanguage)
  const language = Object.hasOwn(letters, asked) || /^(?:en|ru)(?:-|$)/i.test(pageLanguage) ? pageLanguage : defaultLanguage
  const setting = letterSetting(kind, language)
  const words = Object.hasOwn(letters, setting) ? letters[setting] : undefined
  return words && { words, language }
}

/** A letter of a site to whoever has an account there, or is to have one. */
export function letter(
  site: MailingSite,
  { email: to, name }: Pick<AccountRow, 'email' | 'name'>,
  kind: LetterKind,
  what: string,
): Mail {
  const host = new URL(site.origin).host + site.root
  const called = (site.name ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim()
  const text = letterText(kind, site.language, { site: host, what, to, name }, ownWords(site, kind))
  return { to, fromName: (called || host).slice(0, LIMITS.mailLine), ...text }
}
