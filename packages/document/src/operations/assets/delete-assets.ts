import { errorAt } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, type OperationResult } from '../result.ts'

/** Takes files out of the project's assets, all or none. What shows them stays and is reported. */
export function deleteAssets(view: DocumentView, { ids }: { readonly ids: readonly Id[] }): OperationResult {
  const unknown = ids.filter((id) => !view.find('asset', id))
  if (unknown.length > 0)
    return refuse(...unknown.map((id) => errorAt('unknown-record', `asset/${id}`, MESSAGES.unknownRecord(id))))
  const draft = createDraft(view)
  for (const id of ids) draft.remove(id)
  return draft.done([])
}
