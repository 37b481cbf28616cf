import type { Kysely } from 'kysely'

/** A site, or its draft: each has a place of its own. */
export interface PlaceName {
  readonly projectId: string
  readonly isDraft: boolean
}

/** An account of a visitor. Times are milliseconds since 1970. */
export interface AccountRow {
  readonly id: string
  /** In small letters. */
  readonly email: string
  readonly name: string
  /** As PHC text; never told to anybody. Empty until one is set. */
  readonly password: string
  /** Ids of the site's roles as JSON. */
  readonly roles: string
  readonly blocked: number
  readonly created_at: number
}

/** An account with when it was shown that its address is read; `null` where that was not shown yet. */
export interface KnownAccount extends AccountRow {
  readonly confirmed: number | null
}

export interface AccountSessionRow {
  /** SHA-256 of the token: what stands here signs nobody in. */
  readonly token: string
  readonly account_id: string
  readonly expires_at: number
}

/** When somebody was last seen who is signed in, to the hour. */
export interface AccountSeenRow {
  readonly account_id: string
  readonly at: number
}

/** What was given to one person alone, by a link: it works once, and until its end. */
export interface AccountTokenRow {
  /** SHA-256 of the token. */
  readonly token: string
  readonly account_id: string
  /** What it is for. */
  readonly purpose: string
  readonly expires_at: number
}

/** An account that is made once its address is confirmed. */
export interface AccountPendingRow {
  /** SHA-256 of the token that was sent to the address. */
  readonly token: string
  readonly email: string
  readonly name: string
  /** As PHC text. */
  readonly password: string
  readonly expires_at: number
}

/** The code that an account was last sent. */
export interface AccountCodeRow {
  readonly account_id: string
  /** Keyed hash: digits alone would be guessed from a plain one. */
  readonly code: string
  /** Codes that were tried against it. */
  readonly tries: number
  readonly expires_at: number
}

/** Whoever holds the account has shown that they read mail at its address. */
export interface AccountConfirmedRow {
  readonly account_id: string
  readonly at: number
}

/** Another address that an account is to have. */
export interface AccountMoveRow {
  /** SHA-256 of the token that was sent to the address. */
  readonly token: string
  readonly account_id: string
  readonly email: string
  readonly expires_at: number
}

/** Tables of a place. Those of a backend that comes later stand beside them. */
export interface PlaceTables {
  account: AccountRow
  account_session: AccountSessionRow
  account_seen: AccountSeenRow
  account_token: AccountTokenRow
  account_pending: AccountPendingRow
  account_code: AccountCodeRow
  account_confirmed: AccountConfirmedRow
  account_move: AccountMoveRow
}

/** Where sites keep what is their own: apart from one another, and from what Heddle keeps. */
export interface SitePlaces {
  /** Works in the place, which is made when it is not there. */
  use<T>(name: PlaceName, work: (db: Kysely<PlaceTables>) => Promise<T>): Promise<T>
  /** Deletes what a project keeps, of its site and of its draft. */
  remove(projectId: string): Promise<void>
  close(): Promise<void>
}
