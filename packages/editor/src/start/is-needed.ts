import type { DocumentRecord, DocumentView, Id } from '@heddle/document'
import { referencesOf } from '@heddle/document'
import type { IsKept } from '@heddle/store'

/**
 * Whether something that stays still needs a record that undo would remove: a record that refers to it, or a node inside,
 * which would lose its place. What the same undo unlinks or moves out does not.
 */
export function isNeeded(view: DocumentView): IsKept<DocumentRecord> {
  return (id, leaving, after) => {
    const refers = (user: Id) => {
      const record = after(user)
      return record !== undefined && referencesOf(record).some(({ to }) => to === id)
    }
    const standsInside = (child: Id) => {
      const record = after(child)
      return record?.kind === 'node' && record.place.parentId === id
    }
    return (
      view.usagesOf(id).some((usage) => !leaving.has(usage.id) && refers(usage.id)) ||
      view.children(id).some((child) => !leaving.has(child) && standsInside(child))
    )
  }
}
