import type { Diff } from '@heddle/store'
import type { DocumentRecord, MemberRole } from '@heddle/document'

/** Why a change was refused; `path` names the place (`nodes/{id}/props/text/ru`). */
export interface SyncIssue {
  readonly code: string
  readonly path: string
  readonly message: string
}

/** One applied change of the project's ordered log. */
export interface LogEntry {
  /** Position in the log, from 1. */
  readonly seq: number
  /** Chosen by the client; tells it which of its pending changes this is. */
  readonly localId: string
  readonly clientId: string
  readonly author: { readonly id: string; readonly name: string }
  /** What the change is called in undo and history, for example "Move button". */
  readonly label: string
  /** Milliseconds since 1970. */
  readonly time: number
  readonly diff: Diff<DocumentRecord>
}

/** What others see of a person; never saved, never undone. */
export interface Presence {
  readonly clientId: string
  readonly user: { readonly id: string; readonly name: string; readonly color: string }
  readonly pageId?: string
  readonly selection: readonly string[]
}

/** A change as a client sends it; `localId` is its own, 16 lowercase letters and digits. */
export interface PushedChange {
  readonly localId: string
  readonly label: string
  readonly diff: Diff<DocumentRecord>
}

/** Longest message a client sends, in characters of JSON; a server accepts at least four bytes for each. */
export const MAX_MESSAGE_LENGTH = 2_000_000
/** Most changes in one push. */
export const MAX_PUSHED_CHANGES = 256

export type ClientMessage =
  /** First message. `since`: last sequence number the client holds; absent asks for a snapshot. */
  | { readonly type: 'hello'; readonly clientId: string; readonly since?: number }
  /** `isResent`: these changes may have reached the server before; it looks them up in the log. */
  | { readonly type: 'push'; readonly isResent?: true; readonly changes: readonly PushedChange[] }
  | { readonly type: 'presence'; readonly pageId?: string; readonly selection: readonly string[] }

export type ServerMessage =
  /** Answer to hello: either a snapshot at `seq`, or the entries after `since`. */
  | {
      readonly type: 'welcome'
      readonly seq: number
      readonly role: MemberRole
      readonly snapshot?: readonly DocumentRecord[]
      readonly entries?: readonly LogEntry[]
      /** All others who are there. */
      readonly peers: readonly Presence[]
    }
  /** Durable entries in order; the client's own ones acknowledge its pending changes by `localId`. */
  | { readonly type: 'entries'; readonly entries: readonly LogEntry[] }
  /** The change was not applied; the client rolls back it and what depends on it. */
  | { readonly type: 'refused'; readonly localId: string; readonly issues: readonly SyncIssue[] }
  /** The server cannot write now (full disk, read-only folder): keep edits, show why, retry. */
  | { readonly type: 'read-only'; readonly reason: string }
  | { readonly type: 'writable' }
  /** The server does not open the project now, and says why and what to do: the connection ends, another one may be tried. */
  | { readonly type: 'unavailable'; readonly reason: string }
  /** Windows that came or moved since the last such message, the receiver's own too, and the client ids of those that left. */
  | { readonly type: 'peers'; readonly peers: readonly Presence[]; readonly left: readonly string[] }
  | { readonly type: 'error'; readonly message: string }
