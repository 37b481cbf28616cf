import type { Id } from '@heddle/document'
import type { Said, SaidPiece } from '../../lib/said-piece.ts'
import { codeField, field } from './form-section.ts'
import { formula, type FormPart } from './submitting.ts'
import { words } from './words.ts'

/** A part of the page: a form with what is said before it is sent and after it was. */
export interface AccountPart extends FormPart {
  /** As the workflow is called, and what names of its variables begin with. */
  readonly name: string
  readonly title?: Said
  readonly lead?: Said
  readonly done?: Said
  /** Looks of its button that are not those of all. */
  readonly button?: Pick<SaidPiece, 'look' | 'hover'>
  readonly given?: Readonly<Record<string, ReturnType<typeof formula>>>
  /** What was typed is secret: nothing of it stays in the form. */
  readonly forgets?: boolean
}

/** What cannot be taken back is not coloured as what is done every day. */
const DANGER = { look: { 'background-color': '#b3261e' }, hover: { 'background-color': '#8c1d18' } }

/**
 * What stands on the page of one's own account, one below another.
 *
 * @param hasCode the variable that says whether codes are asked for in the place of passwords
 * @param user what is known of whoever is signed in
 */
export function accountParts(hasCode: Id, user: (name: string) => ReturnType<typeof formula>): readonly AccountPart[] {
  const isByCode = `variables['${hasCode}'] === true`
  const password = field(
    'presentPassword',
    { fieldName: 'password', type: 'password', autocompleteToken: 'current-password' },
    { condition: formula(`!(${isByCode})`) },
  )
  const proof = [password, { ...codeField(false), condition: formula(isByCode) }]
  return [
    {
      name: 'name',
      title: words.name,
      fields: [field('name', { autocompleteToken: 'name', maxLength: 80, value: user('name') })],
      submit: words.save,
      action: 'changeName',
      takes: ['name'],
      done: words.saved,
    },
    {
      name: 'email',
      title: words.email,
      lead: words.moveLead,
      fields: [field('newEmail', { fieldName: 'email', type: 'email', autocompleteToken: 'email' }), ...proof],
      submit: words.sendLink,
      action: 'changeEmail',
      takes: ['email', 'password', 'code'],
      given: { goTo: formula('browser.path') },
      done: words.sentMove,
      forgets: true,
    },
    {
      name: 'password',
      title: words.password,
      lead: words.changeLead,
      fields: [
        ...proof,
        field(
          'newPassword',
          { type: 'password', autocompleteToken: 'new-password', minLength: 8, maxLength: 128 },
          { hint: words.passwordHint },
        ),
      ],
      submit: words.change,
      action: 'changePassword',
      takes: ['password', 'code', 'newPassword'],
      done: words.changed,
      forgets: true,
    },
    {
      name: 'code',
      title: words.noPassword,
      lead: words.noPasswordLead,
      fields: [],
      submit: words.sendCode,
      action: 'sendCode',
      takes: [],
      given: { email: user('email') },
      done: words.sentProof,
    },
    { name: 'signOut', fields: [], submit: words.signOut, action: 'signOut', takes: [], goTo: '/' },
    {
      name: 'delete',
      title: words.deleteTitle,
      lead: words.deleteLead,
      fields: proof,
      submit: words.deleteTitle,
      button: DANGER,
      action: 'deleteAccount',
      takes: ['password', 'code'],
      goTo: '/',
    },
  ]
}
