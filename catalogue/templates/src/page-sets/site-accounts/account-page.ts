import { blankPage, SIGNED_IN_GROUP, type DocumentRecord, type Id, type VariableRecord } from '@heddle/document'
import { planIndexes } from '@heddle/document/operations'
import type { PageSetPlace } from '@heddle/kit'
import { inLanguage, placeSaid, type Said, type SaidPiece } from '../../lib/said-piece.ts'
import { accountParts, type AccountPart } from './account-parts.ts'
import { NO_PADDING, refusal, submitButton, text } from './form-section.ts'
import { formula, set, submitting } from './submitting.ts'
import { words } from './words.ts'

/** Where somebody who is signed in changes their name, address and password, signs out and deletes their account. */
export function accountPage(id: Id, place: PageSetPlace): readonly DocumentRecord[] {
  const { languages, newId, pluginId } = place
  const hasCode = newId()
  const user = (name: string) => formula(`pluginVariables['${pluginId}'].user?.${name} ?? ''`)
  const parts = accountParts(hasCode, user).map((part) => ({ part, form: newId(), trouble: newId(), done: newId() }))
  const { keys } = planIndexes([], 0, 2 * parts.length)
  const variable = { kind: 'variable', folder: '', pageId: id } as const
  const variables = parts.flatMap(({ part, trouble, done }, at): readonly VariableRecord[] => [
    { ...variable, id: trouble, name: `${part.name}Trouble`, index: keys[2 * at] ?? '', type: 'object' },
    {
      ...variable,
      // Whether a code is used is what sending one has done.
      id: part.action === 'sendCode' ? hasCode : done,
      name: `${part.name}Done`,
      index: keys[2 * at + 1] ?? '',
      type: 'boolean',
      defaultValue: false,
    },
  ])
  const workflows = parts.map(({ part, form, trouble, done: own }) => {
    const done = part.action === 'sendCode' ? hasCode : own
    const reset = { type: 'run-element-action', args: { nodeId: form, action: 'reset-form' } }
    const after = [set(done, true), ...(part.forgets ? [reset] : [])]
    return submitting(part, { form, name: `Account: ${part.name}`, trouble, act: newId(), given: part.given ?? {}, after }, place)
  })
  const section: SaidPiece = {
    element: 'section',
    look: { 'align-items': 'center', 'min-height': '80vh' },
    inside: [
      {
        element: 'flexbox',
        look: { ...NO_PADDING, 'flex-direction': 'column', width: '100%', 'max-width': '400px', 'row-gap': '32px' },
        inside: [
          text('h1', words.account, { look: { 'font-size': '28px', 'line-height': '1.2', 'font-weight': '700' } }),
          text('p', signedInAs(pluginId)),
          ...parts.map(({ part, form, trouble, done }) =>
            block(part, { form, trouble, done: part.action === 'sendCode' ? hasCode : done }),
          ),
        ],
      },
    ],
  }
  return [
    {
      ...blankPage(id, 'Account', '', '', languages),
      title: Object.fromEntries(languages.map((language) => [language, inLanguage(words.account, language)])),
      userGroups: [SIGNED_IN_GROUP],
    },
    ...variables,
    ...placeSaid([section], { parentId: id, slot: 'sections' }, place),
    ...workflows,
  ]
}

const signedInAs = (pluginId: Id): Said => {
  const email = `pluginVariables['${pluginId}'].user?.email ?? ''`
  return { en: formula(`\`You are signed in as \${${email}}\``), ru: formula(`\`Вы вошли как \${${email}}\``) }
}

function block(
  part: AccountPart,
  { form, trouble, done }: { readonly form: Id; readonly trouble: Id; readonly done: Id },
): SaidPiece {
  const { title, lead, done: says } = part
  const isDone = formula(`variables['${done}'] === true && variables['${trouble}'] === null`)
  return {
    element: 'flexbox',
    look: {
      ...NO_PADDING,
      'flex-direction': 'column',
      'row-gap': '16px',
      'padding-top': '24px',
      'border-top-width': '1px',
      'border-top-style': 'solid',
      'border-top-color': 'color-mix(in srgb, currentColor 25%, transparent)',
    },
    inside: [
      ...(title ? [text('h2', title, { look: { 'font-size': '20px', 'line-height': '1.3', 'font-weight': '600' } })] : []),
      {
        element: 'form-container',
        id: form,
        said: { accessibleLabel: title ?? part.submit },
        slot: 'formContent',
        inside: [
          ...(lead ? [text('p', lead)] : []),
          ...part.fields,
          refusal(trouble),
          ...(says ? [text('p', says, { attributes: { role: 'status' }, condition: isDone })] : []),
          submitButton(part.submit, part.button),
        ],
      },
    ],
  }
}
