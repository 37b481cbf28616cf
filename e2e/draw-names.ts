import type { DocumentRecord, Id } from '@heddle/document'
import { actionDefinitions } from '@heddle/actions/definitions'

const ACTIONS = new Map(actionDefinitions.map(({ type, label }) => [type, label.en]))
const BY_ID = /(?<!\.)\b(variables|collections|formulas|colors)\['([a-z0-9]{16})'\]/g
/** What nobody can type, since it is told apart by an id alone: it is picked beside the formula. */
const PICKED =
  /\bcontext\.(?:component\.(?:props|variables|formulas)|workflow)\['([a-z0-9]{16})'\](\.result|\.loop\.item)?(?:\(\))?/g

/** Writes formulas of a project as a person does: by names, and in `{{ }}` what is picked; an id alone is a name alone. */
export type Naming = (code: string) => string

export function namingOf(records: readonly DocumentRecord[]): Naming {
  const names = new Map<Id, string>()
  for (const record of records) {
    if ('name' in record) names.set(record.id, record.name)
    if (record.kind === 'library-component')
      for (const part of [record.properties, record.variables, record.formulas, record.triggers])
        for (const [id, { name }] of Object.entries(part ?? {})) names.set(id, name)
    if (record.kind === 'workflow')
      for (const [id, { type }] of Object.entries(record.actions)) names.set(id, ACTIONS.get(type) ?? type)
  }
  return (code) =>
    names.get(code) ??
    code
      .replaceAll(BY_ID, (_, root: string, id: string) => `${root}.${names.get(id) ?? id}`)
      .replaceAll(PICKED, (_, id: string, part = '') => `{{${names.get(id) ?? id}${part === '.loop.item' ? ': item' : ''}}}`)
}
