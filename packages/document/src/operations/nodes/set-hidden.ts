import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { onNodes } from './on-nodes.ts'
import type { OperationResult } from '../result.ts'

/** Hides nodes from the page, or shows them again. */
export function setHidden(
  view: DocumentView,
  { ids, hidden }: { readonly ids: readonly Id[]; readonly hidden: boolean },
): OperationResult {
  return onNodes(view, ids, (draft, node) => {
    draft.set(node.id, 'hidden', hidden || null)
    return undefined
  })
}
