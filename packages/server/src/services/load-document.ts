import { setImmediate as nextTurn } from 'node:timers/promises'
import { createDocumentView, type DocumentRecord, type DocumentView } from '@heddle/document'
import { migrateRecords } from '@heddle/document/check'
import { createStore, type Store } from '@heddle/store'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import type { ChangeLog } from './change-log.ts'

/** Entries of the log that are applied in one go. */
const ENTRIES_AT_ONCE = 100

/** A document in memory, as it stands after entry `seq`. */
export interface LoadedDocument {
  readonly store: Store<DocumentRecord>
  readonly view: DocumentView
  readonly seq: number
  /** Entry that the last snapshot stands at. */
  readonly snapshotSeq: number
}

/**
 * Reads a project: its last snapshot in the present format, and the entries after it, so many at a time; in between everybody else
 * has their turn. Throws `newer-format` for a project that a newer Heddle wrote.
 */
export async function loadDocument(log: ChangeLog, projectId: string): Promise<LoadedDocument> {
  const snapshot = await log.lastSnapshot(projectId)
  if (!snapshot) throw new ServerError(messages.noProject)
  const migrated = migrateRecords(snapshot.version, snapshot.records)
  if (!migrated.ok) throw new ServerError(messages.newerFormat(migrated.issues[0]?.message ?? ''))
  // Checked when they were written: by the room for every entry, by the template for the first snapshot.
  const records = migrated.records as readonly DocumentRecord[]
  const store = createStore<DocumentRecord>(records.slice(0, LIMITS.recordsAtOnce))
  const view = createDocumentView(store)
  for (let at = LIMITS.recordsAtOnce; at < records.length; at += LIMITS.recordsAtOnce) {
    await nextTurn()
    const put = Object.fromEntries(records.slice(at, at + LIMITS.recordsAtOnce).map((record) => [record.id, record]))
    store.apply({ put }, 'log')
  }
  let { seq } = snapshot
  for (const [at, entry] of (await log.entriesAfter(projectId, snapshot.seq)).entries()) {
    if (at % ENTRIES_AT_ONCE === ENTRIES_AT_ONCE - 1) await nextTurn()
    store.apply(entry.diff, 'log')
    seq = entry.seq
  }
  return { store, view, seq, snapshotSeq: snapshot.seq }
}
