import type { Id } from '@heddle/document'
import type { Said, SaidPiece } from '../../lib/said-piece.ts'
import { formula, type FormPart } from './submitting.ts'
import { REFUSALS_RU, words } from './words.ts'

/** A page with such a form. */
export interface FormPage extends FormPart {
  readonly id: Id
  readonly name: string
  readonly title: { readonly en: string; readonly ru: string }
  readonly lead?: Said
  /** What is said in the place of the form when somebody has to look into their mail: always, or where the action gave nobody. */
  readonly sent?: {
    readonly says: Said
    readonly when: 'always' | 'nobody'
    /** The form that stands there then, whose action gets a field of the first one too. */
    readonly next?: FormPart
    readonly keeps?: string
    /** Sends it once more, to what was kept, and says so. */
    readonly again?: FormPart & { readonly says: Said }
  }
  readonly links: readonly { readonly pageId: Id; readonly text: Said }[]
}

export const text = (tag: string, says: Said, more: Partial<SaidPiece> = {}): SaidPiece => ({
  element: 'text',
  props: { tag },
  said: { text: says },
  ...more,
})

export interface Parts {
  readonly form: Id
  /** The form that stands there when something was sent. */
  readonly second: Id
  /** The one that sends once more, why it did not, and whether it did. */
  readonly again: Id
  readonly againTrouble: Id
  readonly resent: Id
  readonly trouble: Id
  readonly sent: Id
  /** What the second form keeps of the first. */
  readonly kept: Id
}

/** What stands on the page: a heading, what is said, its form and links to the other pages. */
export function section(page: FormPage, { form, second, again, againTrouble, trouble, sent, resent }: Parts): SaidPiece {
  const isSent = `variables['${sent}'] === true`
  const formOf = (part: FormPart, id: Id, more: Partial<SaidPiece>, lead: readonly SaidPiece[] = []): SaidPiece => ({
    element: 'form-container',
    id,
    said: { accessibleLabel: page.title },
    slot: 'formContent',
    ...more,
    inside: [...lead, ...part.fields, refusal(id === again ? againTrouble : trouble), submitButton(part.submit)],
  })
  const more = page.sent?.again
  const lead = page.lead ? [text('p', page.lead)] : []
  return {
    element: 'section',
    look: { 'align-items': 'center', 'justify-content': 'center', 'min-height': '80vh' },
    inside: [
      {
        element: 'flexbox',
        look: { ...NO_PADDING, 'flex-direction': 'column', width: '100%', 'max-width': '400px', 'row-gap': '20px' },
        inside: [
          text('h1', page.title, { look: { 'font-size': '28px', 'line-height': '1.2', 'font-weight': '700' } }),
          ...(page.sent ? [text('p', page.sent.says, { attributes: { role: 'status' }, condition: formula(isSent) })] : []),
          formOf(page, form, page.sent ? { condition: formula(`!(${isSent})`) } : {}, lead),
          ...(page.sent?.next ? [formOf(page.sent.next, second, { condition: formula(isSent) })] : []),
          ...(more
            ? [
                formOf(more, again, { condition: formula(isSent), said: { accessibleLabel: more.submit } }),
                text('p', more.says, {
                  attributes: { role: 'status' },
                  condition: formula(`variables['${resent}'] === true && variables['${againTrouble}'] === null`),
                }),
              ]
            : []),
          ...links(page),
        ],
      },
    ],
  }
}

export const submitButton = (says: Said, { look, hover }: Pick<SaidPiece, 'look' | 'hover'> = {}): SaidPiece => ({
  element: 'button',
  props: { buttonType: 'submit', loading: formula('context.local.data.form.isSubmitting') },
  said: { text: says },
  look: { width: '100%', ...look },
  ...(hover && { hover }),
})

export const NO_PADDING = { 'padding-top': '0', 'padding-right': '0', 'padding-bottom': '0', 'padding-left': '0' }

function links({ links: all }: FormPage): readonly SaidPiece[] {
  if (all.length === 0) return []
  return [
    {
      element: 'flexbox',
      look: { ...NO_PADDING, 'flex-direction': 'row', 'flex-wrap': 'wrap', 'column-gap': '20px', 'row-gap': '8px' },
      inside: all.map(({ pageId, text: says }) =>
        text('p', says, { link: { type: 'internal', pageId }, look: { color: 'inherit', 'text-decoration': 'underline' } }),
      ),
    },
  ]
}

/** Why the server did not do what a form asked for. */
export function refusal(trouble: Id): SaidPiece {
  const message = `variables['${trouble}']?.message ?? ''`
  const known = Object.entries(REFUSALS_RU).map(([code, says]) => `'${code}': '${says}'`)
  const says = { en: formula(message), ru: formula(`{ ${known.join(', ')} }[variables['${trouble}']?.code ?? ''] ?? ${message}`) }
  return text('p', says, {
    // What the server says may be in another language than the page, which may be read the other way round.
    attributes: { role: 'alert', dir: 'auto' },
    condition: formula(`variables['${trouble}'] !== null`),
    look: { color: 'light-dark(#b3261e, #ff8a80)' },
  })
}

/** A labelled field of the form. */
export function field(
  name: keyof typeof words,
  props: NonNullable<SaidPiece['props']>,
  { hint, condition }: { readonly hint?: Said; readonly condition?: SaidPiece['condition'] } = {},
): SaidPiece {
  const isPassword = props['type'] === 'password'
  return {
    element: 'label',
    said: { text: words[name] },
    ...(condition !== undefined && { condition }),
    inside: [
      {
        element: 'form-input',
        props: { fieldName: name, required: true, autocomplete: true, ...(isPassword && { revealButton: true }), ...props },
        said: { ...(isPassword && { revealLabel: words.showPassword }), ...(hint && { placeholder: hint }) },
        look: { width: '100%' },
      },
    ],
  }
}

/** A labelled field for the code of a letter. */
export const codeField = (autofocus = true): SaidPiece => ({
  element: 'label',
  said: { text: words.code },
  inside: [{ element: 'one-time-code', props: { fieldName: 'code', required: true, autofocus } }],
})
