import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { isBackgroundProperty } from '../../records/background.ts'
import type { Id, StyleValue } from '../../records/types.ts'
import { checkDeclaration } from '../../rules/style.ts'
import { isBinding } from '../../values/bindable.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'

export interface SetBackgroundInput {
  /** The site, or a page: what it sets stands over what the site does. */
  readonly id: Id
  /** Values by CSS property; `null` removes one. */
  readonly values: Readonly<Record<string, StyleValue | null>>
}

/** Sets or removes parts of the background of the whole site or of a page. Formulas are refused: nothing is drawn there that could follow them. */
export function setBackground(view: DocumentView, { id, values }: SetBackgroundInput): OperationResult {
  const record = view.get(id)
  if (record?.kind !== 'site' && record?.kind !== 'page') return refuseWith('unknown-record', id, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  const issues: Issue[] = []
  for (const [property, value] of Object.entries(values)) {
    const path = `${record.kind}/${id}/background/${property}`
    if (!isBackgroundProperty(property)) issues.push(errorAt('unknown-property', path, MESSAGES.noBackground(property)))
    else if (isBinding(value)) issues.push(errorAt('not-bindable', path, MESSAGES.backgroundUnbound))
    else issues.push(...checkDeclaration(view.get, property, value, path))
    draft.set(id, `background/${property}`, value)
  }
  return hasErrors(issues) ? refuse(...issues) : draft.done([id])
}
