import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { checkName } from '../../rules/names.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'

/** Names an asset; its file and address stay. */
export function renameAsset(view: DocumentView, { id, name }: { readonly id: Id; readonly name: string }): OperationResult {
  if (!view.find('asset', id)) return refuseWith('unknown-record', `asset/${id}`, MESSAGES.unknownRecord(id))
  const issues = checkName(name, `asset/${id}/name`)
  if (hasErrors(issues)) return refuse(...issues)
  const draft = createDraft(view)
  draft.set(id, 'name', name.trim())
  return draft.done([id])
}
