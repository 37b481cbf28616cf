import type { PublishedCollection } from '@heddle/document/published'
import type { CancelSignal } from '@heddle/kit'

/** What a fetch asks of a source, with every bound value worked out (specification section 7). */
export interface SourceRequest {
  readonly collection: PublishedCollection
  readonly config: unknown
  readonly filter: unknown
  readonly sort: unknown
  readonly offset: number
  readonly limit: number | undefined
  readonly signal: CancelSignal
}

export interface SourceAnswer {
  readonly data: unknown
  readonly error?: unknown
  /** Number of all rows, where the source knows it. */
  readonly total?: number
  /** Where its rows begin, when that is not where they were asked for. */
  readonly offset?: number
}

/** Where rows of a dynamic or a server collection come from. */
export interface CollectionSource {
  /** True when the source itself filters, sorts and cuts pages. */
  readonly hasPages: boolean
  readonly fetch: (request: SourceRequest) => Promise<SourceAnswer>
}

/** Specification section 8: what the workflows of a failed fetch get. */
export interface CollectionError {
  readonly error: string
  /** The collection's config with its bound values worked out. */
  readonly collection: unknown
  readonly collectionId: string
  readonly collectionName: string
}
