import type { Presence } from '@heddle/sync/protocol'
import type { PlaceName } from './site-places.ts'

/**
 * What other processes on the same database should know of at once. All of it can also be asked for: what is lost is learned
 * later, and nothing depends on it.
 */
export type Notice =
  /** The log of a project is longer. */
  | { readonly about: 'entries'; readonly projectId: string; readonly seq: number }
  /** Who came, moved and left in a room. */
  | { readonly about: 'peers'; readonly projectId: string; readonly peers: readonly Presence[]; readonly left: readonly string[] }
  /** A room was opened, and does not know who is in the others. */
  | { readonly about: 'opened'; readonly projectId: string }
  | { readonly about: 'deleted'; readonly projectId: string }
  /** What an address shows is another release. */
  | { readonly about: 'site'; readonly slug: string }
  /** Somebody worked in the place of a site's accounts. */
  | { readonly about: 'accounts'; readonly projectId: string; readonly isDraft: boolean }
  /** Something of accounts was tried that may be tried only so often. */
  | ({ readonly about: 'attempt' } & CountedElsewhere)
  /** A visitor asked for something that may be asked for only so often in a minute. */
  | ({ readonly about: 'requests' } & RequestsElsewhere)
  /** Host names lead to other sites. */
  | { readonly about: 'domains' }
  /** Connections that end. */
  | { readonly about: 'session'; readonly sessionId: string }
  | { readonly about: 'member'; readonly projectId: string; readonly userId: string }

/** What other processes should count too. */
export interface CountedElsewhere {
  /** What is counted. */
  readonly of: string
  /** Digest of what it is counted under: that may hold an address. */
  readonly key: string
  /** Forgotten instead. */
  readonly isOver: boolean
}

/** Requests of one visitor that other processes should count too. */
export interface RequestsElsewhere {
  /** Digest of what is asked for and of who asks. */
  readonly key: string
  /** Number of the window since 1970. */
  readonly window: number
  readonly count: number
}

/** What another process did with accounts of sites. */
export interface AccountNews {
  /** Somebody worked in a place, or in any. */
  forget(place?: PlaceName): void
  counted(counted: CountedElsewhere): void
}

export interface NoticeListener {
  /** `from` names the process that told it. */
  onNotice(notice: Notice, from: string): void
  /** Some may have been missed. */
  onGap(): void
}

/** Port: a way to every other process that uses the same database. */
export interface Notices {
  /** Whether there may be others at all. */
  readonly isShared: boolean
  /** Never fails: what cannot be told is lost. */
  tell(notice: Notice): void
  follow(listener: NoticeListener): void
  close(): Promise<void>
}

/** For a process that has its database for itself. */
export const noNotices: Notices = {
  isShared: false,
  tell: () => undefined,
  follow: () => undefined,
  close: () => Promise.resolve(),
}
