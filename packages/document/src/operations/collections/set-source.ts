import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { insertPlugin, type InsertPluginInput } from '../plugins/insert-plugin.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'

export interface SetSourceInput {
  readonly id: Id
  /** A plugin of the project, one that is installed in the same step, or none: the rows stand in the collection itself. */
  readonly source: { readonly pluginId: Id } | Pick<InsertPluginInput, 'namespace' | 'name'> | undefined
  readonly newId: () => Id
}

/** Takes the rows of a collection from elsewhere. What it was set up with, and rows that stood in it, are kept. */
export function setSource(view: DocumentView, { id, source, newId }: SetSourceInput): OperationResult {
  const collection = view.find('collection', id)
  if (collection === undefined) return refuseWith('unknown-record', `collection/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  if (source === undefined) {
    setAtoms(draft, id, { pluginId: null, mode: 'static' })
    return draft.done([id])
  }
  let pluginId = 'pluginId' in source ? source.pluginId : ''
  if ('namespace' in source) {
    const installed = insertPlugin(view, { ...source, newId })
    if (!installed.ok) return installed
    for (const record of Object.values(installed.diff.put ?? {})) draft.put(record)
    pluginId = installed.ids?.[0] ?? ''
  } else if (!view.find('plugin', pluginId))
    return refuseWith('unknown-reference', `collection/${id}/pluginId`, MESSAGES.unknownReference(pluginId))
  setAtoms(draft, id, { pluginId, ...(collection.mode === 'static' && { mode: 'dynamic' }) })
  // A source that is asked by nobody gives nothing: with the page, unless somebody chose otherwise.
  if (collection.config['isAutoFetch'] === undefined) draft.set(id, 'config/isAutoFetch', true)
  return draft.done([id])
}
