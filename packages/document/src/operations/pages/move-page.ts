import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'

export interface MovePageInput {
  readonly id: Id
  /** Position among the other pages of the project; absent: where it is. */
  readonly at?: number
  readonly folder?: string
}

/** Reorders a page in the pages panel, or puts it into a folder; its address does not change. */
export function movePage(view: DocumentView, { id, at, folder }: MovePageInput): OperationResult {
  if (!view.find('page', id)) return refuseWith('unknown-record', `page/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  const now = view.of('page').findIndex((page) => page.id === id)
  if (at !== undefined && at !== now) draft.set(id, 'index', takeIndex(view, draft, 'page', at, id))
  if (folder !== undefined) draft.set(id, 'folder', folder)
  return draft.done([id])
}
