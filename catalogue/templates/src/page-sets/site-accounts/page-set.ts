import type { MadePages, PageSet, PageSetPlace } from '@heddle/kit'
import { field, formPage, type FormPage } from './form-page.ts'
import { words } from './words.ts'

/** Where people sign in, make an account, ask for a new password and set it: forms of the plugin “Site accounts”. */
export const pageSet: PageSet = { create: createPages }

function createPages(place: PageSetPlace): MadePages {
  const { newId } = place
  const [signIn, signUp, forgotten, newPassword] = [newId(), newId(), newId(), newId()]
  const email = field('email', { type: 'email', autocompleteToken: 'email' })
  const chosen = field(
    'password',
    { type: 'password', autocompleteToken: 'new-password', minLength: 8, maxLength: 128 },
    words.passwordHint,
  )
  const toSignIn = { pageId: signIn, text: words.hasAccount }
  const pages: readonly FormPage[] = [
    {
      id: signIn,
      name: 'Sign in',
      title: words.signIn,
      fields: [email, field('password', { type: 'password', autocompleteToken: 'current-password' })],
      submit: words.signInAct,
      action: 'signIn',
      takes: ['email', 'password'],
      goTo: '/',
      links: [
        { pageId: signUp, text: words.signUp },
        { pageId: forgotten, text: words.forgotten },
      ],
    },
    {
      id: signUp,
      name: 'Sign up',
      title: words.signUp,
      fields: [field('name', { autocompleteToken: 'name', maxLength: 80 }), email, chosen],
      submit: words.signUpAct,
      action: 'signUp',
      takes: ['name', 'email', 'password'],
      goTo: '/',
      sent: { says: words.sentConfirm, when: 'nobody' },
      links: [toSignIn],
    },
    {
      id: forgotten,
      name: 'Forgotten password',
      title: words.forgotten,
      lead: words.forgottenLead,
      fields: [email],
      submit: words.forgottenAct,
      action: 'sendPasswordLink',
      takes: ['email'],
      sent: { says: words.sentPassword, when: 'always' },
      links: [{ pageId: signIn, text: words.signIn }],
    },
    {
      id: newPassword,
      name: 'New password',
      title: words.newPassword,
      fields: [chosen],
      submit: words.newPasswordAct,
      action: 'setPassword',
      takes: ['password'],
      goTo: '/',
      links: [{ pageId: forgotten, text: words.forgotten }],
    },
  ]
  return {
    records: pages.flatMap((page) => formPage(page, place)),
    signInPageId: signIn,
    publicData: { passwordPage: { pageId: newPassword } },
  }
}
