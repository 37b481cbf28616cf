import { hash } from 'node:crypto'
import type { LogTable, SnapshotTable } from './database.ts'

/** Characters of SHA-256 that a row carries: enough to notice any accident. */
const LENGTH = 32

const hashOf = (parts: readonly (string | number)[]): string => hash('sha256', JSON.stringify(parts), 'hex').slice(0, LENGTH)

/** What an entry of the log must hash to: its contents, bound to its project and its position. */
export const logHash = (row: Omit<LogTable, 'hash'>): string =>
  hashOf([row.project_id, row.seq, row.local_id, row.client_id, row.author_id, row.author_name, row.label, row.time, row.diff])

/** What a snapshot must hash to. */
export const snapshotHash = (row: Omit<SnapshotTable, 'hash'>): string =>
  hashOf([row.project_id, row.seq, row.version, row.records])
