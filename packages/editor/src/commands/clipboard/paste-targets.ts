import type { DocumentView, FieldsOf, Id } from '@heddle/document'
import type { Target } from '@heddle/document/operations'
import { besideTargets, insertTargets } from '../insert/insert-targets.ts'

export interface PastePlace {
  readonly pageId: Id
  readonly selected: Id | undefined
  /** What was copied, and what was pasted last: a copy goes beside itself, never into itself. */
  readonly own: readonly Id[]
}

/** Places where a paste may go, the best first: into the selected container, else beside the selection. */
export function pasteTargets(view: DocumentView, fieldsOf: FieldsOf, { pageId, selected, own }: PastePlace): readonly Target[] {
  const usual = insertTargets(view, fieldsOf, pageId, selected)
  return selected !== undefined && own.includes(selected) ? [...besideTargets(view, selected), ...usual] : usual
}
