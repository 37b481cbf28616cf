import type { GridProps } from '../grid-fields.ts'
import type { StillReason } from '../grid/moving.ts'
import type { GridState } from '../grid/use-grid.ts'

/** Why rows are not moved: something else gives them their order, or not all of them stand. `undefined` where they are. */
export function whyStill(
  { driven, sort, filters }: Pick<GridState, 'driven' | 'sort' | 'filters'>,
  { groupBy }: Pick<GridProps, 'groupBy'>,
): StillReason | undefined {
  if (driven) return 'ofCollection'
  if (groupBy) return 'grouped'
  if (sort.length > 0) return 'sorted'
  const isFiltered =
    filters.search.trim() !== '' || Object.values(filters.columns).some(({ text, from, to }) => text || from || to)
  return isFiltered ? 'filtered' : undefined
}
