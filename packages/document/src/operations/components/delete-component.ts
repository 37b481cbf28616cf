import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { removeWorkflows } from '../nodes/clone-nodes.ts'
import { subtreeOf } from '../nodes/subtree.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { leftUsages } from '../usages.ts'
import { instancesOf } from './component-use.ts'

/**
 * Removes a component with everything in it. Its instances stay, draw nothing and are reported; detach them first to keep them.
 * A linked section goes from every page it stands on.
 */
export function deleteComponent(view: DocumentView, { id }: { readonly id: Id }): OperationResult {
  const component = view.find('library-component', id)
  if (component === undefined) return refuseWith('unknown-record', `library-component/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  const standing = component.type === 'section' ? instancesOf(view, id) : []
  const gone = new Set([id, ...standing].flatMap((one) => subtreeOf(view, one)))
  for (const goneId of gone) draft.remove(goneId)
  removeWorkflows(view, draft, gone)
  return draft.done(
    [],
    leftUsages(view, component, (user) => draft.get(user) === undefined),
  )
}
