import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { removeWorkflows } from '../nodes/clone-nodes.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { subtreeOf } from '../nodes/subtree.ts'

/** Removes a page with its sections, variables and workflows. The home page and the last page stay. */
export function deletePage(view: DocumentView, { id }: { readonly id: Id }): OperationResult {
  if (!view.find('page', id)) return refuseWith('unknown-record', `page/${id}`, MESSAGES.unknownRecord(id))
  if (view.of('page').length < 2) return refuseWith('last-page', `page/${id}`, MESSAGES.lastPage)
  if (view.site()?.homePageId === id) return refuseWith('home-page', `page/${id}`, MESSAGES.homePage)
  const draft = createDraft(view)
  const gone = new Set(subtreeOf(view, id))
  for (const goneId of gone) draft.remove(goneId)
  for (const variable of view.of('variable')) if (variable.pageId === id) draft.remove(variable.id)
  removeWorkflows(view, draft, gone)
  return draft.done([])
}
