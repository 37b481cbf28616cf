import type { Json } from '@heddle/store'
import { sortedKeys } from './order.ts'
import type { CollectionRecord, RowBlock } from './types.ts'

type Blocks = NonNullable<CollectionRecord['blocks']>

/** Rows of blocks are put together once for each state of them: rows keep their identity. */
const known = new WeakMap<Blocks, readonly Json[]>()

/** The rows that stand in a collection: in blocks once there are many, else as one list. A single record has none. */
export function staticRows(collection: Pick<CollectionRecord, 'blocks' | 'data'>): readonly Json[] {
  const { data } = collection
  if (!hasBlocks(collection)) return Array.isArray(data) ? (data as readonly Json[]) : []
  const { blocks } = collection
  let rows = known.get(blocks)
  if (rows === undefined) known.set(blocks, (rows = sortedBlocks(blocks).flatMap(([, block]) => block.rows)))
  return rows
}

/** What stands in a collection: its rows, or its single record; `undefined` where nothing does. */
export function staticData(collection: Pick<CollectionRecord, 'blocks' | 'data'>): Json | undefined {
  return hasBlocks(collection) ? staticRows(collection) : collection.data
}

/** Whether the rows stand in blocks. What deleted its last block may have left the map. */
export function hasBlocks<C extends Pick<CollectionRecord, 'blocks'>>(
  collection: C,
): collection is C & { readonly blocks: Blocks } {
  return collection.blocks !== undefined && Object.keys(collection.blocks).length > 0
}

/** Blocks with their ids, in the order of their rows. */
export function sortedBlocks(blocks: Blocks): readonly (readonly [string, RowBlock])[] {
  return sortedKeys(blocks).flatMap((id) => {
    const block = blocks[id]
    return block === undefined ? [] : [[id, block] as const]
  })
}
