import type { Json } from '@heddle/store'
import { planIndexes } from '../../records/index-keys.ts'
import { hasBlocks, sortedBlocks, staticRows } from '../../records/static-rows.ts'
import type { CollectionRecord, Id, RowBlock } from '../../records/types.ts'
import type { Draft } from '../draft.ts'

/** Rows of a block as it is made. */
const MADE = 64
/** Rows of a block, or of a list without blocks, at most. */
const MOST = 128

export interface RowSplice {
  readonly at: number
  readonly remove: number
  readonly insert: readonly Json[]
}

type Blocks = readonly (readonly [Id, RowBlock])[]

/** Takes rows out of a static collection and puts others in their place; only blocks that change are written. */
export function spliceRows(draft: Draft, collection: CollectionRecord, splice: RowSplice, newId: () => Id): void {
  const { at, remove, insert } = splice
  if (!hasBlocks(collection)) {
    const rows = staticRows(collection).toSpliced(at, remove, ...insert)
    if (rows.length <= MOST) draft.set(collection.id, 'data', rows)
    else {
      draft.set(collection.id, 'data', null)
      writeBlocks(draft, collection.id, [], withNew([], 0, rows, newId))
    }
    return
  }
  const before = sortedBlocks(collection.blocks)
  const home = blockAt(before, at)
  let start = 0
  let more: readonly Json[] = home === undefined ? insert : []
  const cut = before.map(([id, block], place): readonly [Id, RowBlock] => {
    const from = Math.max(0, at - start)
    const count = Math.max(0, Math.min(at + remove - start, block.rows.length) - from)
    start += block.rows.length
    if (place !== home && count === 0) return [id, block]
    const rows = block.rows.toSpliced(from, count, ...(place === home ? insert : []))
    if (rows.length > MOST) more = rows.slice(MADE)
    return [id, { ...block, rows: rows.length > MOST ? rows.slice(0, MADE) : rows }]
  })
  writeBlocks(draft, collection.id, before, withNew(cut, (home ?? before.length - 1) + 1, more, newId))
}

/** Gives each row by its place another one, or none; the same row is no change. */
export function mapRows(
  draft: Draft,
  collection: CollectionRecord,
  rowFor: (row: Json, place: number) => Json | undefined,
): void {
  const { id } = collection
  const mapped = (rows: readonly Json[], start: number): readonly Json[] => {
    const next = rows.flatMap((row, at) => {
      const given = rowFor(row, start + at)
      return given === undefined ? [] : [given]
    })
    return next.length === rows.length && next.every((row, at) => row === rows[at]) ? rows : next
  }
  if (!hasBlocks(collection)) {
    draft.set(id, 'data', mapped(staticRows(collection), 0))
    return
  }
  let start = 0
  const before = sortedBlocks(collection.blocks)
  const after = before.map(([blockId, block]): readonly [Id, RowBlock] => {
    const rows = mapped(block.rows, start)
    start += block.rows.length
    return [blockId, { ...block, rows }]
  })
  writeBlocks(draft, id, before, after)
}

/** The block that takes what is added at a place; one at an edge goes to the block before it. */
function blockAt(blocks: Blocks, at: number): number | undefined {
  let start = 0
  for (const [place, [, { rows }]] of blocks.entries()) {
    start += rows.length
    if (at <= start) return place
  }
  return undefined
}

/** Blocks with new ones before the one at a place. */
function withNew(blocks: Blocks, at: number, rows: readonly Json[], newId: () => Id): Blocks {
  const count = Math.ceil(rows.length / MADE)
  if (count === 0) return blocks
  const siblings = blocks.map(([id, { index }]) => ({ id, index }))
  const { keys, rekeyed } = planIndexes(siblings, at, count)
  const made = keys.map((index, place): readonly [Id, RowBlock] => [
    newId(),
    { index, rows: rows.slice(place * MADE, (place + 1) * MADE) },
  ])
  const others = blocks.map(([id, block]): readonly [Id, RowBlock] => [id, { ...block, index: rekeyed.get(id) ?? block.index }])
  return others.toSpliced(at, 0, ...made)
}

function writeBlocks(draft: Draft, id: Id, before: Blocks, after: Blocks): void {
  const old = new Map(before)
  for (const [blockId, { index, rows }] of after) {
    const known = old.get(blockId)
    const isSame = known?.index === index && known.rows === rows
    if (!isSame) draft.set(id, `blocks/${blockId}`, rows.length === 0 ? null : { index, rows })
  }
}
