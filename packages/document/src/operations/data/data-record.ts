import type { Id, RecordOf } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'

/** Kinds of records that people keep in folders of a tree. */
export type DataKind = 'variable' | 'collection' | 'formula' | 'workflow' | 'test'
export type DataRecord = RecordOf<DataKind>

const KINDS: ReadonlySet<string> = new Set<DataKind>(['variable', 'collection', 'formula', 'workflow', 'test'])

/** The record with an id, if it is one of data. */
export function findData(view: DocumentView, id: Id): DataRecord | undefined {
  const record = view.get(id)
  return record !== undefined && KINDS.has(record.kind) ? (record as DataRecord) : undefined
}

/** The page, element or component that a record belongs to; nothing for one of the whole project. */
export function ownerOf(record: DataRecord): Id | undefined {
  if (record.kind === 'variable') return record.pageId
  return record.kind === 'workflow' ? record.ownerId : undefined
}
