import type { DocumentView, Id } from '@heddle/document'
import type { Target } from '@heddle/document/operations'
import { besideTargets, insertTargets, type DefinitionOf } from '../insert/insert-targets.ts'

export interface PastePlace {
  /** The page, or the component that is open. */
  readonly rootId: Id
  readonly selected: Id | undefined
  /** What was copied, and what was pasted last: a copy goes beside itself, never into itself. */
  readonly own: readonly Id[]
}

/** Places where a paste may go, the best first: into the selected container, else beside the selection. */
export function pasteTargets(
  view: DocumentView,
  definitionOf: DefinitionOf,
  { rootId, selected, own }: PastePlace,
): readonly Target[] {
  const usual = insertTargets(view, definitionOf, rootId, selected)
  return selected !== undefined && own.includes(selected) ? [...besideTargets(view, selected), ...usual] : usual
}
