import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { onNodes } from '../nodes/set-values.ts'
import type { OperationResult } from '../result.ts'

/** Takes a style class off nodes. */
export function removeClass(
  view: DocumentView,
  { ids, classId }: { readonly ids: readonly Id[]; readonly classId: Id },
): OperationResult {
  return onNodes(view, ids, (draft, node) => {
    draft.set(node.id, `classes/${classId}`, null)
    draft.set(node.id, `classConditions/${classId}`, null)
    return undefined
  })
}
