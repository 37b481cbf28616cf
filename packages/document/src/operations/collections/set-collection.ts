import type { Json } from '@heddle/store'
import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { checkCollection } from '../../rules/named-record.ts'
import type { CollectionRecord, Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'

/** `null` removes, absent leaves alone. */
export interface CollectionValues {
  readonly name?: string
  readonly folder?: string
  readonly mode?: string
  readonly type?: CollectionRecord['type']
  readonly pluginId?: Id | null
  /** By key; others stay. */
  readonly config?: Readonly<Record<string, Json>>
  readonly filter?: CollectionRecord['filter'] | null
  readonly sort?: CollectionRecord['sort'] | null
  readonly limit?: CollectionRecord['limit'] | null
  readonly offset?: number | null
  readonly data?: Json
  readonly rowKey?: string | null
  readonly fields?: Json
}

const MAPS: ReadonlySet<string> = new Set(['config'])

/** Renames a collection, or changes where its rows come from and which of them it has. */
export function setCollection(
  view: DocumentView,
  { id, values }: { readonly id: Id; readonly values: CollectionValues },
): OperationResult {
  const collection = view.find('collection', id)
  if (collection === undefined) return refuseWith('unknown-record', `collection/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  setAtoms(draft, id, { ...values, ...(values.name !== undefined && { name: values.name.trim() }) }, MAPS)
  // Rows as a whole stand for all that stood in blocks.
  if (values.data !== undefined) for (const block of Object.keys(collection.blocks ?? {})) draft.set(id, `blocks/${block}`, null)
  const issues = checkCollection(view, draft.find('collection', id) ?? collection)
  return hasErrors(issues) ? refuse(...issues) : draft.done([id])
}
