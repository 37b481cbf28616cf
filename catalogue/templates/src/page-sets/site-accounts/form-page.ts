import { blankPage, type DocumentRecord, type VariableRecord } from '@heddle/document'
import { planIndexes } from '@heddle/document/operations'
import type { PageSetPlace } from '@heddle/kit'
import { inLanguage, placeSaid } from '../../lib/said-piece.ts'
import { section, type FormPage, type Parts } from './form-section.ts'
import { formula, set, submitting } from './submitting.ts'

/** The page, its form, and what the form does. */
export function formPage(page: FormPage, place: PageSetPlace): readonly DocumentRecord[] {
  const { languages, newId } = place
  const parts: Parts = {
    form: newId(),
    second: newId(),
    trouble: newId(),
    sent: newId(),
    kept: newId(),
    again: newId(),
    againTrouble: newId(),
    resent: newId(),
  }
  const { trouble, sent, kept, again: form, againTrouble, resent } = parts
  const { next, keeps = '', when, again } = page.sent ?? {}
  const act = newId()
  const after = [
    ...(next ? [set(kept, formula(`event.formData.${keeps}`))] : []),
    ...(when ? [set(sent, when === 'always' ? true : formula(`context.workflow['${act}'].result === null`))] : []),
  ]
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = planIndexes([], 0, 5).keys
  const variable = { kind: 'variable', folder: '', pageId: page.id } as const
  const variables: readonly VariableRecord[] = [
    { ...variable, id: trouble, name: 'trouble', index: first, type: 'object' },
    ...(when ? [{ ...variable, id: sent, name: 'sent', index: second, type: 'boolean', defaultValue: false } as const] : []),
    ...(next ? [{ ...variable, id: kept, name: keeps, index: third, type: 'string', defaultValue: '' } as const] : []),
    ...(again
      ? ([
          { ...variable, id: againTrouble, name: 'againTrouble', index: fourth, type: 'object' },
          { ...variable, id: resent, name: 'resent', index: fifth, type: 'boolean', defaultValue: false },
        ] as const)
      : []),
  ]
  return [
    {
      ...blankPage(page.id, page.name, '', '', languages),
      title: Object.fromEntries(languages.map((language) => [language, inLanguage(page.title, language)])),
    },
    ...variables,
    ...placeSaid([section(page, parts)], { parentId: page.id, slot: 'sections' }, place),
    submitting(page, { form: parts.form, name: page.name, trouble, act, given: {}, after }, place),
    ...(next
      ? [
          submitting(
            next,
            {
              form: parts.second,
              name: `${page.name}: ${next.action}`,
              trouble,
              act: newId(),
              given: { [keeps]: formula(`variables['${kept}']`) },
              after: [],
            },
            place,
          ),
        ]
      : []),
    ...(again
      ? [
          submitting(
            again,
            {
              form,
              name: `${page.name}: again`,
              trouble: againTrouble,
              act: newId(),
              given: { [keeps]: formula(`variables['${kept}']`) },
              after: [set(resent, true)],
            },
            place,
          ),
        ]
      : []),
  ]
}
