import type { LocalizedText } from './fields/field-base.ts'

/**
 * What visitors want of the rows that an element shows, as formulas that parameters of its collection can be bound to. Each gives
 * nothing, or an empty text, as long as they want nothing.
 */
export interface Followed {
  /** Rows on a page, where the collection does not say it. */
  readonly size: number
  /** The field by which rows are sorted, and whether the greatest comes first. */
  readonly sort: { readonly key: string; readonly isDescending: string }
  /** Absent where nothing is looked for in all fields. */
  readonly search?: string
  /** Fields that rows are filtered by; `undefined` where nobody knows which there are. */
  readonly filters: readonly FollowedFilter[] | undefined
}

/** A field that visitors filter rows by: by a text, or by two ends. */
export interface FollowedFilter {
  readonly field: string
  readonly label: string
  readonly text?: string
  readonly from?: string
  readonly to?: string
  /** Why no parameter can follow it, where none can. */
  readonly why?: LocalizedText
}

/** Names by which a source is asked for a page. */
export interface PageNames {
  readonly page?: string
  readonly offset?: string
  readonly size?: string
  /** The number of the first page. */
  readonly first?: number
}

/** Which settings of a source are parameters, and how it is told to count pages by some of them. */
export interface SourceParameters {
  /** Fields of pairs. */
  readonly in: readonly string[]
  /** The one of them in which pages are asked for. */
  readonly pages: string
  /** By which names pages are counted already, none where they have no numbers; `undefined` while they are not counted. */
  readonly countedBy: (config: Readonly<Record<string, unknown>>) => PageNames | undefined
  /** The settings that have the source count pages by these names. */
  readonly count: (names: PageNames) => Readonly<Record<string, string | number>>
}
