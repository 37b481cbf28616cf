import { createDocumentView, type DocumentRecord, type DocumentView } from '@heddle/document'
import { migrateRecords } from '@heddle/document/check'
import { createStore, type Store } from '@heddle/store'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import type { ChangeLog } from './change-log.ts'

/** A document in memory, as it stands after entry `seq`. */
export interface LoadedDocument {
  readonly store: Store<DocumentRecord>
  readonly view: DocumentView
  readonly seq: number
  /** Entry that the last snapshot stands at. */
  readonly snapshotSeq: number
}

/** Reads a project: its last snapshot in the present format, and the entries after it. Throws `newer-format` for a project that a newer Heddle wrote. */
export async function loadDocument(log: ChangeLog, projectId: string): Promise<LoadedDocument> {
  const snapshot = await log.lastSnapshot(projectId)
  if (!snapshot) throw new ServerError(messages.noProject)
  const migrated = migrateRecords(snapshot.version, snapshot.records)
  if (!migrated.ok) throw new ServerError(messages.newerFormat(migrated.issues[0]?.message ?? ''))
  // Checked when they were written: by the room for every entry, by the template for the first snapshot.
  const store = createStore<DocumentRecord>(migrated.records as readonly DocumentRecord[])
  const view = createDocumentView(store)
  let { seq } = snapshot
  for (const entry of await log.entriesAfter(projectId, snapshot.seq)) {
    store.apply(entry.diff, 'log')
    seq = entry.seq
  }
  return { store, view, seq, snapshotSeq: snapshot.seq }
}
