import type { MemberRole } from '@heddle/document'
import type { CompiledQuery, Generated, Kysely, Selectable } from 'kysely'

export interface MigrationTable {
  name: string
  time: number
}
export interface SettingTable {
  key: string
  value: string
}
export interface OwnerSeatTable {
  /** Always 1: the primary key makes the seat the only one. */
  id: number
  claimed_at: number
  user_id: string | null
}
export interface UserTable {
  id: string
  name: string
  email: string
}
/** better-auth's; only what previews ask of it. */
export interface SessionTable {
  id: string
  userId: string
  expiresAt: string | Date
}
export interface ProjectTable {
  id: string
  name: string
  slug: string
  created_at: number
  updated_at: number
  production_release: string | null
  /** What visitors saw before it. */
  production_before: string | null
  /** When and by whom it was made the one that visitors see; empty where that was before it was written down. */
  production_at: number | null
  production_by: string | null
  /** The same of what is looked at before it goes to visitors. */
  staging_release: string | null
  staging_before: string | null
  staging_at: number | null
  staging_by: string | null
  /** Position of the last entry of its log. */
  log_seq: number
  /** When its files were last looked at, whether it has some that nothing names. */
  files_seen_at: number
}
export interface ProjectMemberTable {
  project_id: string
  user_id: string
  role: MemberRole
}
/** A link that makes whoever opens it a member, once. */
export interface InvitationTable {
  id: string
  project_id: string
  /** SHA-256 of what the link holds: what stands here lets nobody in. */
  token: string
  role: MemberRole
  created_at: number
  expires_at: number
  created_by: string
}
export interface LogTable {
  project_id: string
  seq: number
  local_id: string
  client_id: string
  author_id: string
  author_name: string
  label: string
  time: number
  diff: string
  /** `logHash` of the rest. */
  hash: string
}
export interface SnapshotTable {
  project_id: string
  seq: number
  version: number
  records: string
  /** `snapshotHash` of the rest. */
  hash: string
}
export interface AssetTable {
  project_id: string
  file: string
  mime: string
  size: number
  created_at: number
  /** When it was found that no record of the project names it. */
  unused_since: Generated<number | null>
}
/** Files that no project has any more and whose bytes are to be taken away. */
export interface RemovedFileTable {
  file: string
  since: number
  /** A process takes its bytes away since then. */
  taken_at: number | null
}
export interface ReleaseTable {
  id: string
  project_id: string
  purpose: 'production' | 'preview'
  created_at: number
  seq: number
  author_id: string
  author_name: string
  pages: number
}
export interface ReleaseChunkTable {
  release_id: string
  file: string
}

export interface PluginSettingTable {
  project_id: string
  namespace: string
  key: string
  /** JSON, sealed. */
  value: string
}
export interface SecretTable {
  project_id: string
  name: string
  /** The only server that it is sent to. */
  origin: string
  /** Sealed. */
  value: string
}

/** A host name that a project asks for. */
export interface DomainTable {
  project_id: string
  host: string
  /** What its owner is to write into its records. */
  token: string
  /** `pending` until it was looked for; `failed` says how, after a colon. */
  state: DomainState
  /** The name again where it is the project's: no two have one. */
  held: string | null
  created_at: number
  checked_at: number | null
  /** 1: the project's other names lead to this one. */
  is_main: number
}
export type DomainState = 'pending' | 'verified' | 'failed:missing' | 'failed:other' | 'failed:unreachable' | 'failed:taken'

/** Files that visitors uploaded. */
export interface UserFileTable {
  /** Random: whoever knows it may read the file. */
  key: string
  project_id: string
  purpose: 'production' | 'preview'
  name: string
  type: string
  size: number
  tag: string
  /** SHA-256 of the bytes. */
  hash: string
  /** Who may read it, as JSON: those who may read a page that took it. */
  readers: string
  created_at: number
  /** 0 while its bytes are on their way. */
  is_stored: number
}

/** The tables as TypeScript sees them; `migrations/` makes them. Times are milliseconds since 1970. */
export interface Tables {
  migration: MigrationTable
  setting: SettingTable
  owner_seat: OwnerSeatTable
  user: UserTable
  session: SessionTable
  project: ProjectTable
  project_member: ProjectMemberTable
  invitation: InvitationTable
  domain: DomainTable
  log: LogTable
  snapshot: SnapshotTable
  asset: AssetTable
  removed_file: RemovedFileTable
  release: ReleaseTable
  release_chunk: ReleaseChunkTable
  plugin_setting: PluginSettingTable
  secret: SecretTable
  user_file: UserFileTable
}

export type ProjectRow = Selectable<ProjectTable>
export type UserFileRow = Selectable<UserFileTable>
export type ReleaseRow = Selectable<ReleaseTable>

/** Rows of one table, as values in the order of the columns. */
export interface NewRows {
  readonly table: keyof Tables
  readonly columns: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
}

/** The database cannot be asked now: it is gone, it starts, or the way to it is cut. What was asked may or may not be done. */
export class DatabaseUnreachable extends Error {
  readonly code = 'DATABASE_UNREACHABLE'

  constructor(reason: string, options?: ErrorOptions) {
    super(`the database cannot be reached: ${reason}`, options)
    this.name = 'DatabaseUnreachable'
  }
}

/** Port: a database. Queries are written once, in SQL that both engines share. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  readonly db: Kysely<Tables>
  /**
   * Adds rows and runs the query after them, in one transaction and the cheapest way of the engine; resolves when it is on disk.
   * The rows have keys, and the query may run twice: both are tried again when the database goes away.
   */
  writeTogether(added: NewRows, query: CompiledQuery): Promise<void>
  /** What is wrong with the files of the engine, in its words; `quick` looks at their structure only. */
  findDamage(depth: 'quick' | 'whole'): Promise<readonly string[]>
  /** Makes the main file hold everything; also done every `LIMITS.checkpointEvery`. */
  checkpoint(): Promise<void>
  /** Copies the whole database beside itself before it is migrated; engines with tools of their own do nothing. */
  backup(name: string): Promise<void>
  close(): Promise<void>
}
