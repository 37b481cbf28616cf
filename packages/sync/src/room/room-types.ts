import type { DocumentRecord } from '@heddle/document'
import type { Diff, IsAtom, Store } from '@heddle/store'
import type { LogEntry, Presence, PushedChange, SyncIssue } from '../protocol.ts'
import type { Schedule } from '../schedule.ts'
import type { Member, PeerNews, RoomConnection, RoomUser } from './members.ts'

/** The project's log in a database. */
export interface RoomLog {
  /** Resolves when the entries are durable, all of them or none; rejects otherwise, also when a `seq` is taken. */
  readonly append: (entries: readonly LogEntry[]) => Promise<void>
  readonly entriesAfter: (seq: number) => Promise<readonly LogEntry[]>
  /** The entries with these local ids, as far as there are any. */
  readonly find: (localIds: readonly string[]) => Promise<readonly LogEntry[]>
}

export interface RoomOptions {
  /** The project's records after entry `seq`. Changed by the room only. */
  readonly store: Store<DocumentRecord>
  readonly seq: number
  /** What speaks against a diff of somebody, on the store as it is; empty when it may be applied. */
  readonly check: (diff: Diff<DocumentRecord>, author: RoomUser) => readonly SyncIssue[]
  readonly log: RoomLog
  readonly now: () => number
  readonly schedule: Schedule
  /** What is one atom of a record, although it is an object (`isAtomPath` of the document). */
  readonly isAtom?: IsAtom<DocumentRecord>
  /** Called after entries became durable and were told. */
  readonly onCommit?: (seq: number) => void
  /** Called after entries of this room were written: rooms of other processes do not know of them yet. */
  readonly onWritten?: (seq: number) => void
  /** Called with who came, moved and left here: rooms of other processes show them too. */
  readonly onNews?: (news: PeerNews) => void
  /** Chance, from 0 to below 1: who wrote at the same moment as another process tries again at moments of their own. */
  readonly random?: () => number
}

/** One open project: takes changes in order, makes them durable in groups and tells everyone. */
export interface Room {
  /** The last durable entry. */
  readonly seq: number
  readonly connect: (connection: RoomConnection, user: RoomUser) => Member
  /**
   * A change for somebody without a window here. Resolves when it is durable, or with what speaks against it; rejects with what
   * keeps the log from being written, and then nothing of it comes later.
   */
  readonly change: (change: PushedChange, user: RoomUser) => Promise<readonly SyncIssue[]>
  /** The records as they are durable, and the entry they stand at. */
  readonly read: () => { readonly seq: number; readonly records: readonly DocumentRecord[] }
  /** Resolves when everything that was pushed so far is durable, or writing fails. */
  readonly flush: () => Promise<void>
  /** Takes in what other processes wrote to the log, as soon as no write is under way; resolves then, and when all is durable. */
  readonly refresh: () => Promise<void>
  /** Who came, moved and left in rooms of other processes. */
  readonly takeNews: (news: PeerNews) => void
  /** Who is here, without those of other processes. */
  readonly peersHere: () => readonly Presence[]
  /** Flushes and drops every connection. */
  readonly close: () => Promise<void>
}
