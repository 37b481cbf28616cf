import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'

/** Where nodes have a class: on themselves, or on a node inside of an instance. */
const PLACE = /^(?:overrides\/[a-z0-9]+\/)?class(?:es|Conditions)\/[a-z0-9]+$/

/** Removes a style class with its sub-classes and takes them off every node. */
export function deleteClass(view: DocumentView, { id }: { readonly id: Id }): OperationResult {
  if (!view.find('style-class', id)) return refuseWith('unknown-record', `style-class/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  const gone = [id, ...view.of('style-class').flatMap((other) => (other.parentId === id ? [other.id] : []))]
  for (const classId of gone) {
    for (const usage of view.usagesOf(classId)) {
      if (view.get(usage.id)?.kind === 'node' && PLACE.test(usage.path)) draft.set(usage.id, usage.path, null)
    }
    draft.remove(classId)
  }
  return draft.done([])
}
