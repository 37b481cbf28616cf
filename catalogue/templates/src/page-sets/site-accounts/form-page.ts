import { blankPage, type DocumentRecord, type Id, type VariableRecord, type WorkflowRecord } from '@heddle/document'
import { planIndexes } from '@heddle/document/operations'
import type { PageSetPlace } from '@heddle/kit'
import { inLanguage, placeSaid, type Said, type SaidPiece } from '../../lib/said-piece.ts'
import { writeActions } from '../../lib/write-actions.ts'
import { REFUSALS_RU, words } from './words.ts'

/** A page with a form that one action of the plugin takes. */
export interface FormPage {
  readonly id: Id
  readonly name: string
  readonly title: { readonly en: string; readonly ru: string }
  readonly lead?: Said
  readonly fields: readonly SaidPiece[]
  readonly submit: Said
  /** The action, and the fields of the form by the argument that they are. */
  readonly action: string
  readonly takes: readonly string[]
  readonly goTo?: string
  /** What is said in the place of the form when somebody has to look into their mail: always, or where the action gave nobody. */
  readonly sent?: { readonly says: Said; readonly when: 'always' | 'nobody' }
  readonly links: readonly { readonly pageId: Id; readonly text: Said }[]
}

const formula = (code: string) => ({ type: 'f', code }) as const
const text = (tag: string, says: Said, more: Partial<SaidPiece> = {}): SaidPiece => ({
  element: 'text',
  props: { tag },
  said: { text: says },
  ...more,
})

/** The page, its form, and what the form does. */
export function formPage(page: FormPage, place: PageSetPlace): readonly DocumentRecord[] {
  const { languages, newId, pluginId } = place
  const [form, trouble, sent, act] = [newId(), newId(), newId(), newId()]
  const steps = writeActions(
    [
      set(trouble, formula('null')),
      {
        type: 'plugin-action',
        id: act,
        args: {
          pluginId,
          action: page.action,
          arguments: {
            ...Object.fromEntries(page.takes.map((name) => [name, formula(`event.formData.${name}`)])),
            ...(page.goTo !== undefined && { goTo: page.goTo }),
          },
        },
      },
      ...(page.sent
        ? [set(sent, page.sent.when === 'always' ? true : formula(`context.workflow['${act}'].result === null`))]
        : []),
    ],
    newId,
  )
  const failed = writeActions(
    [
      set(trouble, formula('{ code: context.workflow.error.code ?? "", message: context.workflow.error.message }')),
      // The visitor was told: the run ended as it should.
      { type: 'return' },
    ],
    newId,
  )
  const workflow: WorkflowRecord = {
    id: newId(),
    kind: 'workflow',
    folder: '',
    index: 'a0',
    name: page.name,
    ownerId: form,
    trigger: 'submit',
    parameters: [],
    ...(steps.first !== undefined && { firstAction: steps.first }),
    ...(failed.first !== undefined && { firstErrorAction: failed.first }),
    actions: { ...steps.actions, ...failed.actions },
  }
  const [first = '', second = ''] = planIndexes([], 0, 2).keys
  const variable = { kind: 'variable', folder: '', pageId: page.id } as const
  const variables: readonly VariableRecord[] = [
    { ...variable, id: trouble, name: 'trouble', index: first, type: 'object' },
    ...(page.sent ? [{ ...variable, id: sent, name: 'sent', index: second, type: 'boolean', defaultValue: false } as const] : []),
  ]
  return [
    {
      ...blankPage(page.id, page.name, '', '', languages),
      title: Object.fromEntries(languages.map((language) => [language, inLanguage(page.title, language)])),
    },
    ...variables,
    ...placeSaid([section(page, { form, trouble, sent })], { parentId: page.id, slot: 'sections' }, place),
    workflow,
  ]
}

const set = (variable: Id, value: ReturnType<typeof formula> | true) => ({
  type: 'change-variable',
  args: { variable, value },
})

interface Parts {
  readonly form: Id
  readonly trouble: Id
  readonly sent: Id
}

function section(page: FormPage, { form, trouble, sent }: Parts): SaidPiece {
  const isSent = `variables['${sent}'] === true`
  const alert: SaidPiece = text('p', refusal(trouble), {
    attributes: { role: 'alert' },
    condition: formula(`variables['${trouble}'] !== null`),
    look: { color: 'light-dark(#b3261e, #ff8a80)' },
  })
  const button: SaidPiece = {
    element: 'button',
    props: { buttonType: 'submit', loading: formula('context.local.data.form.isSubmitting') },
    said: { text: page.submit },
    look: { width: '100%' },
  }
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
          {
            element: 'form-container',
            id: form,
            said: { accessibleLabel: page.title },
            slot: 'formContent',
            ...(page.sent && { condition: formula(`!(${isSent})`) }),
            inside: [...(page.lead ? [text('p', page.lead)] : []), ...page.fields, alert, button],
          },
          ...links(page),
        ],
      },
    ],
  }
}

const NO_PADDING = { 'padding-top': '0', 'padding-right': '0', 'padding-bottom': '0', 'padding-left': '0' }

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

function refusal(trouble: Id): Said {
  const message = `variables['${trouble}']?.message ?? ''`
  const known = Object.entries(REFUSALS_RU).map(([code, says]) => `'${code}': '${says}'`)
  return { en: formula(message), ru: formula(`{ ${known.join(', ')} }[variables['${trouble}']?.code ?? ''] ?? ${message}`) }
}

/** A labelled field of the form. */
export function field(name: keyof typeof words, props: NonNullable<SaidPiece['props']>, hint?: Said): SaidPiece {
  const isPassword = props['type'] === 'password'
  return {
    element: 'label',
    said: { text: words[name] },
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
