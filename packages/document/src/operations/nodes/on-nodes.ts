import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, NodeRecord } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft, type Draft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'

/** Does one thing to every node of a selection, all or nothing. */
export function onNodes(
  view: DocumentView,
  ids: readonly Id[],
  change: (draft: Draft, node: NodeRecord) => readonly Issue[] | undefined,
): OperationResult {
  if (ids.length === 0) return refuseWith('nothing-selected', 'node', MESSAGES.nothingSelected)
  const draft = createDraft(view)
  const issues = ids.flatMap((id) => {
    const node = view.find('node', id)
    return node ? (change(draft, node) ?? []) : [errorAt('unknown-record', `node/${id}`, MESSAGES.unknownRecord(id))]
  })
  return hasErrors(issues) ? refuse(...issues) : draft.done(ids)
}
