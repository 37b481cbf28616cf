import { generateNKeysBetween } from 'fractional-indexing'
import { compareBytes } from './order.ts'
import type { Id, IndexKey } from './types.ts'

export interface Sibling {
  readonly id: Id
  readonly index: IndexKey
}

export interface IndexPlan {
  /** Keys of the newcomers, in order. */
  readonly keys: readonly IndexKey[]
  /** New keys of later siblings whose keys left no room. */
  readonly rekeyed: ReadonlyMap<Id, IndexKey>
}

/**
 * Order keys for `count` newcomers before the sibling at position `at` (sorted siblings; past the end: after the last).
 * Equal or broken keys leave no room: then the siblings that follow get new keys as well.
 */
export function planIndexes(siblings: readonly Sibling[], at: number, count: number): IndexPlan {
  const position = Math.max(0, Math.min(at, siblings.length))
  const before = siblings[position - 1]?.index ?? null
  for (let end = position; end <= siblings.length; end += 1) {
    const after = siblings[end]?.index ?? null
    if (before !== null && after !== null && compareBytes(before, after) >= 0) continue
    const keys = keysBetween(before, after, count + end - position)
    if (keys === undefined) continue
    const rekeyed = new Map(siblings.slice(position, end).map((sibling, offset) => [sibling.id, keys[count + offset] ?? '']))
    return { keys: keys.slice(0, count), rekeyed }
  }
  return rekeyAll(siblings, position, count)
}

/** The key before the newcomer is itself broken: everybody gets a new one. */
function rekeyAll(siblings: readonly Sibling[], position: number, count: number): IndexPlan {
  const all = generateNKeysBetween(null, null, siblings.length + count)
  const rekeyed = new Map(siblings.map(({ id }, offset) => [id, all[offset < position ? offset : offset + count] ?? '']))
  return { keys: all.slice(position, position + count), rekeyed }
}

function keysBetween(before: IndexKey | null, after: IndexKey | null, count: number): readonly IndexKey[] | undefined {
  try {
    return generateNKeysBetween(before, after, count)
  } catch {
    return undefined
  }
}

/** Keys that were looked at: children of all parents have the same few. */
const known = new Set<IndexKey>()
const MOST_KNOWN = 10_000
/** Longer ones are of one place, where much was inserted. */
const LONGEST_KNOWN = 8

/** Whether a text is an order key that others can be made around. */
export function isIndexKey(text: string): boolean {
  if (known.has(text)) return true
  const isKey = keysBetween(text, null, 1) !== undefined
  if (isKey && text.length <= LONGEST_KNOWN) {
    if (known.size >= MOST_KNOWN) known.clear()
    known.add(text)
  }
  return isKey
}
