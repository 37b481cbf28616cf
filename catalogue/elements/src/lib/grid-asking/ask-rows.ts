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

/**
 * A collection asked for its rows with a limit, a sort and a filter of a visitor. What its own parameters say already, as they
 * read the variables of the grid, its source does; of one that cuts pages and does neither, all rows are ordered here.
 * @param uid of the grid, by which formulas name its variables
 */
export function askRows({ limit, sort, filter }: AskedRows, uid: string): AskRows {
  return (own) => {
    const told = JSON.stringify(own.config)
    const asked = {
      filter: told.includes(`${uid}-filters`) ? NO_FILTER : filter,
      sort: told.includes(`${uid}-sort`) ? [] : sort,
    }
    const conditions = [own.filter, asked.filter].filter((one) => one && one.conditions.length > 0)
    const isOrderedHere = own.mode !== 'server' && (conditions.length > 0 || asked.sort.length > 0)
    const { hasPages, filter: _, ...rest } = own
    return {
      ...rest,
      ...(hasPages && !isOrderedHere && { hasPages }),
      limit,
      ...(conditions.length > 0 && { filter: { conditions } as PublishedFilter }),
      sort: asked.sort.length > 0 ? asked.sort : (own.sort ?? []),
      asked,
    }
  }
}

const NO_FILTER: FilterNode<unknown> = { conditions: [] }
