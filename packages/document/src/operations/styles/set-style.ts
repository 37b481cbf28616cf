import type { StyleVariant } from '@heddle/style'
import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, StyleValue } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { checkDeclaration, checkVariant } from '../../rules/style.ts'

export interface SetStyleInput {
  /** Nodes, style classes, or both. */
  readonly ids: readonly Id[]
  readonly variant: StyleVariant
  /** Values by CSS property; `null` removes one. */
  readonly values: Readonly<Record<string, StyleValue | null>>
}

/** Sets or removes style values of nodes and classes for one screen size and state. */
export function setStyle(view: DocumentView, { ids, variant, values }: SetStyleInput): OperationResult {
  if (ids.length === 0) return refuseWith('nothing-selected', 'node', MESSAGES.nothingSelected)
  const draft = createDraft(view)
  const issues: Issue[] = []
  for (const id of ids) {
    const record = view.get(id)
    if (record?.kind !== 'node' && record?.kind !== 'style-class') {
      issues.push(errorAt('unknown-record', `node/${id}`, MESSAGES.unknownRecord(id)))
      continue
    }
    const root = `${record.kind}/${id}/styles/${variant}`
    issues.push(...checkVariant(view.site(), variant, root))
    for (const [property, value] of Object.entries(values)) {
      const found = checkDeclaration(view.get, property, value, `${root}/${property}`)
      issues.push(...found)
      if (found.length === 0) draft.set(id, `styles/${variant}/${property}`, value)
    }
  }
  return hasErrors(issues) ? refuse(...issues) : draft.done(ids)
}
