import { MESSAGES } from '../../messages.ts'
import { NOT_FOUND_PATH } from '../../records/page-path.ts'
import type { Id } from '../../records/types.ts'
import { DEFAULT_VARIANT } from '../../values/variants.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { freePagePath } from './free-path.ts'

/**
 * Makes a page the one for unknown addresses, in all languages (specification section 2). The page that was it gets a path by its
 * name, as two pages never share one.
 */
export function setNotFoundPage(view: DocumentView, { id }: { readonly id: Id }): OperationResult {
  const page = view.find('page', id)
  if (page === undefined) return refuseWith('unknown-record', `page/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  for (const other of view.of('page')) {
    for (const [language, path] of Object.entries(other.paths)) {
      const isDefault = language === DEFAULT_VARIANT
      if (other.id === id) draft.set(id, `paths/${language}`, isDefault ? NOT_FOUND_PATH : null)
      else if (path === NOT_FOUND_PATH)
        draft.set(other.id, `paths/${language}`, isDefault ? freePagePath(view, other.id, other.name) : null)
    }
  }
  return draft.done([id])
}
