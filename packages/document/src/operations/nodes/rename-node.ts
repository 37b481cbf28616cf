import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { MAX_NAME } from '../../rules/names.ts'
import { refuseWith, type OperationResult } from '../result.ts'

/** Names a node; an empty name means the element's label. A section's name is its title and anchor. */
export function renameNode(view: DocumentView, { id, name }: { readonly id: Id; readonly name: string }): OperationResult {
  if (!view.find('node', id)) return refuseWith('unknown-record', `node/${id}`, MESSAGES.unknownRecord(id))
  if (name.length > MAX_NAME) return refuseWith('name-too-long', `node/${id}/name`, MESSAGES.nameTooLong(MAX_NAME))
  const draft = createDraft(view)
  draft.set(id, 'name', name.trim())
  return draft.done([id])
}
