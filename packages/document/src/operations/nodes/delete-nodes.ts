import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { checkRoots } from '../components/component-use.ts'
import { removeWorkflows } from './clone-nodes.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { subtreeOf, topmost } from './subtree.ts'

/** Removes nodes with everything in them, and the workflows on them. Links to a removed section stay and are reported. */
export function deleteNodes(view: DocumentView, { ids }: { readonly ids: readonly Id[] }): OperationResult {
  const roots = checkRoots(view, ids)
  if (roots.length > 0) return refuse(...roots)
  const gone = new Set(topmost(view, ids).flatMap((id) => subtreeOf(view, id)))
  if (gone.size === 0) return refuseWith('nothing-selected', 'node', MESSAGES.nothingSelected)
  const draft = createDraft(view)
  for (const id of gone) draft.remove(id)
  removeWorkflows(view, draft, gone)
  return draft.done([])
}
