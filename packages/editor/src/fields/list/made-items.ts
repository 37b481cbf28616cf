import { readPath } from '@heddle/document/values'
import type { ItemsFromRows } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { partsOf } from '../part-row.tsx'
import { rowPaths } from '../row-paths.ts'

/** Rows that an item is made of: later ones seldom tell more. */
const SAMPLES = 20

/** Items for those fields of rows that no item names yet, as many as there is room for. */
export function madeItems(
  { key, itemOf }: ItemsFromRows,
  rows: readonly unknown[],
  items: readonly Json[],
  max: number,
): readonly Json[] {
  const named = new Set(items.map((item) => partsOf(item)[key]))
  const first = rows.slice(0, SAMPLES)
  return rowPaths(rows)
    .filter(({ id }) => !named.has(id))
    .slice(0, Math.max(0, max - items.length))
    .map(({ id }) =>
      itemOf(
        id,
        first.map((row) => readPath(row, id)),
      ),
    )
}
