import type { MadePages, PageSet, PageSetPlace } from '@heddle/kit'
import { accountPage } from './account-page.ts'
import { formPage } from './form-page.ts'
import { codeField, field, type FormPage } from './form-section.ts'
import { words } from './words.ts'

/** Where people sign in, by password, link or code, make an account, ask for a new password and set it, and what they change of their own account: forms of “Site accounts”. */
export const pageSet: PageSet = { create: createPages }

/** The action that the form of each page runs. */
const PAGES = {
  signIn: 'signIn',
  signUp: 'signUp',
  forgotten: 'sendPasswordLink',
  newPassword: 'setPassword',
  byLink: 'sendSignInLink',
  byCode: 'sendCode',
  account: 'changePassword',
} as const
type Name = keyof typeof PAGES
const NAMES = Object.keys(PAGES) as readonly Name[]

function createPages(place: PageSetPlace): MadePages {
  const known = new Map(NAMES.map((name) => [name, place.standing(PAGES[name])]))
  const idOf = new Map(NAMES.map((name) => [name, known.get(name) ?? place.newId()]))
  const at = (name: Name): string => idOf.get(name) ?? ''
  const pages = pagesAt(at)
  const missing = NAMES.filter((name) => known.get(name) === undefined)
  return {
    records: missing.flatMap((name) =>
      name === 'account' ? accountPage(at(name), place) : formPage({ ...pages[name], id: at(name), action: PAGES[name] }, place),
    ),
    signInPageId: at('signIn'),
    publicData: missing.includes('newPassword') ? { passwordPage: { pageId: at('newPassword') } } : {},
  }
}

function pagesAt(at: (name: Name) => string): Readonly<Record<Exclude<Name, 'account'>, Omit<FormPage, 'id' | 'action'>>> {
  const email = field('email', { type: 'email', autocompleteToken: 'email' })
  const chosen = field(
    'password',
    { type: 'password', autocompleteToken: 'new-password', minLength: 8, maxLength: 128 },
    { hint: words.passwordHint },
  )
  const byPassword = { pageId: at('signIn'), text: words.byPassword }
  const byLink = { pageId: at('byLink'), text: words.byLink }
  const byCode = { pageId: at('byCode'), text: words.byCode }
  const forgotten = { pageId: at('forgotten'), text: words.forgotten }
  return {
    signIn: {
      name: 'Sign in',
      title: words.signIn,
      fields: [email, field('password', { type: 'password', autocompleteToken: 'current-password' })],
      submit: words.signInAct,
      takes: ['email', 'password'],
      goTo: '/',
      links: [{ pageId: at('signUp'), text: words.signUp }, forgotten, byLink, byCode],
    },
    signUp: {
      name: 'Sign up',
      title: words.signUp,
      fields: [field('name', { autocompleteToken: 'name', maxLength: 80 }), email, chosen],
      submit: words.signUpAct,
      takes: ['name', 'email', 'password'],
      goTo: '/',
      sent: { says: words.sentConfirm, when: 'nobody' },
      links: [{ pageId: at('signIn'), text: words.hasAccount }],
    },
    forgotten: {
      name: 'Forgotten password',
      title: words.forgotten,
      lead: words.forgottenLead,
      fields: [email],
      submit: words.sendLink,
      takes: ['email'],
      sent: { says: words.sentPassword, when: 'always' },
      links: [{ pageId: at('signIn'), text: words.signIn }],
    },
    newPassword: {
      name: 'New password',
      title: words.newPassword,
      fields: [chosen],
      submit: words.newPasswordAct,
      takes: ['password'],
      goTo: '/',
      links: [forgotten],
    },
    byLink: {
      name: 'Sign in by link',
      title: words.byLink,
      lead: words.byLinkLead,
      fields: [email],
      submit: words.sendLink,
      takes: ['email'],
      goTo: '/',
      sent: { says: words.sentLink, when: 'always' },
      links: [byPassword, byCode],
    },
    byCode: {
      name: 'Sign in by code',
      title: words.byCode,
      lead: words.byCodeLead,
      fields: [email],
      submit: words.sendCode,
      takes: ['email'],
      sent: {
        says: words.sentCode,
        when: 'always',
        next: { fields: [codeField()], submit: words.signInAct, action: 'signInWithCode', takes: ['code'], goTo: '/' },
        keeps: 'email',
        again: { fields: [], submit: words.anotherCode, action: 'sendCode', takes: [], says: words.sentAnother },
      },
      links: [byPassword, byLink],
    },
  }
}
