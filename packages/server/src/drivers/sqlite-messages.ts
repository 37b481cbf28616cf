export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** A statement that is run for each of the rows. */
export interface RowStatement {
  readonly text: string
  readonly rows: readonly (readonly unknown[])[]
}

/** What the thread that holds the file is asked for. */
export type SqliteRequest = { readonly id: number } & (
  | ({ readonly type: 'run' } & Statement)
  /** Both in one transaction. */
  | { readonly type: 'together'; readonly added: RowStatement; readonly after: Statement }
  /** Ends the open transaction, if the file has not ended it by itself. */
  | { readonly type: 'roll-back' }
  /** Moves all of the write-ahead log into the database. */
  | { readonly type: 'checkpoint' }
  | { readonly type: 'backup'; readonly path: string }
  | { readonly type: 'close' }
)

export interface SqliteResult {
  readonly rows: readonly unknown[]
  readonly changes: number
  readonly lastId: number | bigint
}

export interface SqliteAnswer {
  readonly id: number
  readonly result?: SqliteResult
  /** An error cannot travel with its code; it is made anew on the other side. */
  readonly error?: { readonly message: string; readonly code?: string }
}
