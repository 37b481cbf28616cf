import type { FilterNode, SortKey } from '@heddle/document'
import type { PublishedFilter } from '@heddle/document/published'
import type { AskRows } from '@heddle/kit/react'

/** What a grid wants of the collection that it drives. */
export interface AskedRows {
  /** Rows on a page. */
  readonly limit: number
  /** In the place of the collection's own sort, unless it is empty. */
  readonly sort: readonly SortKey[]
  /** Counts together with the collection's own filter. */
  readonly filter: FilterNode<unknown>
}

/** A collection asked for its rows with a limit, a sort and a filter of a visitor. */
export function askRows({ limit, sort, filter }: AskedRows): AskRows {
  return (own) => ({
    ...own,
    limit,
    filter: { conditions: own.filter ? [own.filter, filter] : [filter] } as PublishedFilter,
    sort: sort.length > 0 ? sort : (own.sort ?? []),
    asked: { filter, sort },
  })
}
