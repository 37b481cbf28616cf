import { DROPPED_LINK_ID_LENGTH } from '../../rules/anchors.ts'
import { MAX_NAME } from '../../rules/names.ts'
import { SECTIONS_SLOT } from '../../rules/tree.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'

/**
 * Gives a section an anchor of its own in place of that of its name, or takes it away (empty). Of a linked section it is that of its
 * place on one page. Specification section 2: short ones are dropped, so that they are refused here.
 */
export function setAnchor(view: DocumentView, { id, anchor }: { readonly id: Id; readonly anchor: string }): OperationResult {
  const node = view.find('node', id)
  const path = `node/${id}/linkId`
  if (!node) return refuseWith('unknown-record', `node/${id}`, MESSAGES.unknownRecord(id))
  if (node.place.slot !== SECTIONS_SLOT) return refuseWith('no-section', path, MESSAGES.anchorOfSection)
  const written = anchor.trim()
  if (written !== '' && written.length <= DROPPED_LINK_ID_LENGTH)
    return refuseWith('short-anchor', path, MESSAGES.shortAnchor(DROPPED_LINK_ID_LENGTH + 1))
  if (written.length > MAX_NAME) return refuseWith('name-too-long', path, MESSAGES.nameTooLong(MAX_NAME))
  const draft = createDraft(view)
  draft.set(id, 'linkId', written || null)
  return draft.done([id])
}
