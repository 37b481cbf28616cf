import type { Json } from '@heddle/store'
import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import { checkPlugin } from '../../rules/named-record.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'

export interface PluginValues {
  readonly name?: string
  /** By setting; `null` puts it back to its default, others stay. */
  readonly publicData?: Readonly<Record<string, Json>>
}

const MAPS: ReadonlySet<string> = new Set(['settings', 'settings/publicData'])

/** Renames a plugin of the project, or changes its public settings. Private ones are no part of a document. */
export function setPlugin(
  view: DocumentView,
  { id, values: { name, publicData } }: { readonly id: Id; readonly values: PluginValues },
): OperationResult {
  const plugin = view.find('plugin', id)
  if (plugin === undefined) return refuseWith('unknown-record', `plugin/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  setAtoms(draft, id, { ...(name !== undefined && { name: name.trim() }), settings: { publicData } }, MAPS)
  const issues = checkPlugin(view, draft.find('plugin', id) ?? plugin)
  return hasErrors(issues) ? refuse(...issues) : draft.done([id])
}
