import type { DocumentRecord } from '@heddle/document'
import type { LogEntry } from '@heddle/sync/protocol'
import type { CompiledQuery, Selectable } from 'kysely'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { Database, LogTable } from '../ports/database.ts'
import { logHash } from '../ports/row-hash.ts'
import { ServerError } from '../server-error.ts'
import { diffText } from './entry-text.ts'
import { snapshotsHere, type Snapshots } from './snapshots.ts'

/** Records as they stood after entry `seq`, in the format version they were written with. */
export interface Snapshot {
  readonly seq: number
  readonly version: number
  readonly records: readonly DocumentRecord[]
}

/** What lists of projects show, and where the site stands. */
export interface ProjectFacts {
  readonly name?: string | undefined
  readonly slug?: string | undefined
}

/** The ordered log of every project: what a document is, and how it came to be. */
export interface ChangeLog {
  /**
   * Writes the entries in one transaction, and with them what the project is called and its address when that is given; resolves
   * when they are on disk. Entries with a `seq` already taken throw, and so does an address that is another project's.
   */
  append(projectId: string, entries: readonly LogEntry[], facts?: ProjectFacts): Promise<void>
  /** Without a gap, to the end of the log. Throws `project-damaged` when an entry is missing or altered; so do the others. */
  entriesAfter(projectId: string, seq: number): Promise<readonly LogEntry[]>
  /** The entries with these local ids, as far as there are any. */
  find(projectId: string, localIds: readonly string[]): Promise<readonly LogEntry[]>
  lastSnapshot(projectId: string): Promise<Snapshot | undefined>
  /** Leaves the first one and the last `LIMITS.keptSnapshots`: the log leads from any of them to the present. */
  saveSnapshot(projectId: string, snapshot: Snapshot): Promise<void>
}

/** Columns of `log` in the order that `valuesOf` gives them. */
const COLUMNS = [
  'project_id',
  'seq',
  'local_id',
  'client_id',
  'author_id',
  'author_name',
  'label',
  'time',
  'diff',
  'hash',
] as const

function valuesOf(projectId: string, entry: LogEntry): readonly unknown[] {
  const row = {
    project_id: projectId,
    seq: entry.seq,
    local_id: entry.localId,
    client_id: entry.clientId,
    author_id: entry.author.id,
    author_name: entry.author.name,
    label: entry.label,
    time: entry.time,
    diff: diffText(entry),
  }
  return [...Object.values(row), logHash(row)]
}

function toEntry(row: Selectable<LogTable>): LogEntry {
  if (row.hash !== logHash(row)) throw damaged(`entry ${row.seq} of its log was altered`)
  return {
    seq: row.seq,
    localId: row.local_id,
    clientId: row.client_id,
    author: { id: row.author_id, name: row.author_name },
    label: row.label,
    time: row.time,
    diff: JSON.parse(row.diff) as LogEntry['diff'],
  }
}

const damaged = (what: string): ServerError => new ServerError(messages.damagedProject(what))

export function createChangeLog(database: Database, snapshots: Snapshots = snapshotsHere): ChangeLog {
  const { db } = database
  // Compiled once: a group of edits costs less than the text of its statement.
  const touch = db.updateTable('project').set({ updated_at: 0, log_seq: 0 }).where('id', '=', '').compile()

  /** Kysely leaves out what is undefined. */
  const touchWith = (projectId: string, { time, seq }: LogEntry, facts: ProjectFacts): CompiledQuery =>
    db
      .updateTable('project')
      .set({ updated_at: time, log_seq: seq, ...facts })
      .where('id', '=', projectId)
      .compile()

  return {
    async append(projectId, entries, facts = {}) {
      const last = entries.at(-1)
      if (!last) return
      const rows = entries.map((entry) => valuesOf(projectId, entry))
      const isPlain = facts.name === undefined && facts.slug === undefined
      await database.writeTogether(
        { table: 'log', columns: COLUMNS, rows },
        isPlain ? { ...touch, parameters: [last.time, last.seq, projectId] } : touchWith(projectId, last, facts),
      )
    },
    async entriesAfter(projectId, seq) {
      // First: entries that are written meanwhile are no damage.
      const project = await db.selectFrom('project').select('log_seq').where('id', '=', projectId).executeTakeFirst()
      const rows = await db
        .selectFrom('log')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('seq', '>', seq)
        .orderBy('seq')
        .execute()
      const gap = rows.findIndex((row, at) => row.seq !== seq + 1 + at)
      if (gap >= 0) throw damaged(`entry ${seq + 1 + gap} of its log is missing`)
      const [last, length] = [seq + rows.length, project?.log_seq ?? 0]
      if (last < length) throw damaged(`its log ends at entry ${last} of ${length}`)
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
      const newest = db.selectFrom('snapshot').selectAll().where('project_id', '=', projectId).orderBy('seq', 'desc').limit(1)
      const first = await newest.executeTakeFirst()
      // One that was altered is left aside: the log leads on from the one before it.
      for (let row = first; row; row = await newest.where('seq', '<', row.seq).executeTakeFirst()) {
        const records = await snapshots.read(row)
        if (records) return { seq: row.seq, version: row.version, records }
      }
      if (first) throw damaged(`its snapshot at entry ${first.seq} was altered`)
      return undefined
    },
    async saveSnapshot(projectId, { seq, version, records }) {
      await db
        .insertInto('snapshot')
        .values(await snapshots.write({ project_id: projectId, seq, version }, records))
        .onConflict((conflict) => conflict.columns(['project_id', 'seq']).doNothing())
        .execute()
      const own = db.selectFrom('snapshot').select('seq').where('project_id', '=', projectId).orderBy('seq')
      const old = (await own.execute()).map((row) => row.seq).slice(1, -LIMITS.keptSnapshots)
      if (old.length === 0) return
      await db.deleteFrom('snapshot').where('project_id', '=', projectId).where('seq', 'in', old).execute()
    },
  }
}

/** True when the log has grown enough since the last snapshot for another one. */
export const wantsSnapshot = (seq: number, snapshotSeq: number): boolean => seq - snapshotSeq >= LIMITS.snapshotEvery
