import { hasErrors } from '../../issue.ts'
import type { Id, PluginRecord } from '../../records/types.ts'
import { checkPlugin } from '../../rules/named-record.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'

export interface InsertPluginInput {
  /** Of a plugin of the catalogue; a project has each once. */
  readonly namespace: string
  readonly name: string
  readonly publicData?: PluginRecord['settings']['publicData']
  readonly newId: () => Id
}

/** Installs a plugin behind the others. */
export function insertPlugin(
  view: DocumentView,
  { namespace, name, publicData = {}, newId }: InsertPluginInput,
): OperationResult {
  const draft = createDraft(view)
  const plugin: PluginRecord = {
    kind: 'plugin',
    namespace,
    name: name.trim(),
    settings: { publicData },
    id: newId(),
    index: takeIndex(view, draft, 'plugin'),
  }
  const issues = checkPlugin(view, plugin)
  if (hasErrors(issues)) return refuse(...issues)
  draft.put(plugin)
  return draft.done([plugin.id])
}
