import type { Json } from '@heddle/store'
import { hasErrors } from '../../issue.ts'
import { checkCollection } from '../../rules/named-record.ts'
import type { CollectionRecord, Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'

export interface InsertCollectionInput {
  readonly name: string
  readonly folder?: string
  /** `static`, `dynamic`, or a source of the server. */
  readonly mode: string
  /** Rows, or a single object; rows when absent. */
  readonly type?: CollectionRecord['type']
  readonly pluginId?: Id
  readonly config?: CollectionRecord['config']
  /** Rows of a static collection. */
  readonly data?: Json
  readonly newId: () => Id
}

/** Adds a collection behind the others. */
export function insertCollection(view: DocumentView, { newId, name, data, ...values }: InsertCollectionInput): OperationResult {
  const draft = createDraft(view)
  const collection: CollectionRecord = {
    kind: 'collection',
    folder: '',
    type: 'collection',
    config: {},
    ...values,
    ...(data !== undefined && data !== null && { data }),
    name: name.trim(),
    id: newId(),
    index: takeIndex(view, draft, 'collection'),
  }
  const issues = checkCollection(view, collection)
  if (hasErrors(issues)) return refuse(...issues)
  draft.put(collection)
  return draft.done([collection.id])
}
