import type { DocumentRecord } from '@heddle/document'
import type { LogEntry } from '@heddle/sync/protocol'
import type { Selectable } from 'kysely'
import { LIMITS } from '../limits.ts'
import type { Database, LogTable } from '../ports/database.ts'

/** Records as they stood after entry `seq`, in the format version they were written with. */
export interface Snapshot {
  readonly seq: number
  readonly version: number
  readonly records: readonly DocumentRecord[]
}

/** The ordered log of every project: what a document is, and how it came to be. */
export interface ChangeLog {
  /** Writes the entries in one transaction; resolves when they are on disk. Entries with a `seq` already taken throw. */
  append(projectId: string, entries: readonly LogEntry[]): Promise<void>
  entriesAfter(projectId: string, seq: number): Promise<readonly LogEntry[]>
  /** The entries with these local ids, as far as there are any. */
  find(projectId: string, localIds: readonly string[]): Promise<readonly LogEntry[]>
  lastSnapshot(projectId: string): Promise<Snapshot | undefined>
  saveSnapshot(projectId: string, snapshot: Snapshot): Promise<void>
}

/** Columns of `log` in the order that `valuesOf` gives them. */
const COLUMNS = ['project_id', 'seq', 'local_id', 'client_id', 'author_id', 'author_name', 'label', 'time', 'diff'] as const

const valuesOf = (projectId: string, entry: LogEntry): readonly unknown[] => [
  projectId,
  entry.seq,
  entry.localId,
  entry.clientId,
  entry.author.id,
  entry.author.name,
  entry.label,
  entry.time,
  JSON.stringify(entry.diff),
]

const toEntry = (row: Selectable<LogTable>): LogEntry => ({
  seq: row.seq,
  localId: row.local_id,
  clientId: row.client_id,
  author: { id: row.author_id, name: row.author_name },
  label: row.label,
  time: row.time,
  diff: JSON.parse(row.diff) as LogEntry['diff'],
})

export function createChangeLog(database: Database): ChangeLog {
  const { db } = database
  // Compiled once: a group of edits costs less than the text of its statements.
  const touch = db.updateTable('project').set({ updated_at: 0 }).where('id', '=', '').compile()

  return {
    async append(projectId, entries) {
      const last = entries.at(-1)
      if (!last) return
      const rows = entries.map((entry) => valuesOf(projectId, entry))
      await database.writeTogether({ table: 'log', columns: COLUMNS, rows }, { ...touch, parameters: [last.time, projectId] })
    },
    async entriesAfter(projectId, seq) {
      const rows = await db
        .selectFrom('log')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('seq', '>', seq)
        .orderBy('seq')
        .execute()
      return rows.map(toEntry)
    },
    async find(projectId, localIds) {
      if (localIds.length === 0) return []
      const rows = await db
        .selectFrom('log')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('local_id', 'in', localIds)
        .execute()
      return rows.map(toEntry)
    },
    async lastSnapshot(projectId) {
      const row = await db
        .selectFrom('snapshot')
        .selectAll()
        .where('project_id', '=', projectId)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && { seq: row.seq, version: row.version, records: JSON.parse(row.records) as readonly DocumentRecord[] }
    },
    async saveSnapshot(projectId, { seq, version, records }) {
      await db
        .insertInto('snapshot')
        .values({ project_id: projectId, seq, version, records: JSON.stringify(records) })
        .onConflict((conflict) => conflict.columns(['project_id', 'seq']).doNothing())
        .execute()
    },
  }
}

/** True when the log has grown enough since the last snapshot for another one. */
export const wantsSnapshot = (seq: number, snapshotSeq: number): boolean => seq - snapshotSeq >= LIMITS.snapshotEvery
