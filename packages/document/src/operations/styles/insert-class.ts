import { hasErrors } from '../../issue.ts'
import type { Id, StyleClassRecord, StyleSheet } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { checkClass } from '../../rules/class.ts'
import { createDraft } from '../draft.ts'
import { refuse, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'

export interface InsertClassInput {
  readonly name: string
  readonly folder?: string
  /** Makes a sub-class of this class. */
  readonly parentId?: Id
  readonly styles?: StyleSheet
  readonly newId: () => Id
}

/** Adds a style class behind the others. */
export function insertClass(view: DocumentView, { newId, ...values }: InsertClassInput): OperationResult {
  const draft = createDraft(view)
  const styleClass: StyleClassRecord = {
    kind: 'style-class',
    folder: '',
    styles: {},
    ...values,
    name: values.name.trim(),
    id: newId(),
    index: takeIndex(view, draft, 'style-class'),
  }
  const issues = checkClass(view, styleClass)
  if (hasErrors(issues)) return refuse(...issues)
  draft.put(styleClass)
  return draft.done([styleClass.id])
}
