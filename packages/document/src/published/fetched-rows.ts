import type { Id } from '../records/types.ts'

/** A question to the sources of a site's server (specification section 7), as the server asks it for a page that it draws. */
export interface NeededRows {
  readonly id: Id
  /** Values of the bound parts of its definition, by the text of their formulas. */
  readonly variables: Readonly<Record<string, unknown>>
  readonly offset: number
  readonly limit: number | undefined
}

/** What came of such questions, by collection; `null` where nothing did. */
export type AnsweredRows = Readonly<
  Record<Id, { readonly data: unknown; readonly total: number; readonly offset: number } | null>
>

/** Rows of a collection that came with its page: what the collection holds once it is fetched. */
export interface FetchedRows {
  readonly rows: unknown
  readonly total?: number
  readonly isFetched: true
  readonly error: null
  readonly offset: number
  readonly conditions?: string
  /** All they were asked with, as text: who would ask with something else asks anew. */
  readonly asked: string
}
