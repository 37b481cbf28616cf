import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { leftUsages } from '../usages.ts'

/** Removes a plugin from the project. Collections and actions that use it stay and are reported. */
export function deletePlugin(view: DocumentView, { id }: { readonly id: Id }): OperationResult {
  const plugin = view.find('plugin', id)
  if (plugin === undefined) return refuseWith('unknown-record', `plugin/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  draft.remove(id)
  return draft.done([], leftUsages(view, plugin))
}
