import { ownKey, toIndexes } from '../rows.ts'

/** Row keys in order with their places, the same object as long as the keys of the rows are the same. */
export function keptIndexes(): typeof toIndexes {
  let before: readonly unknown[] = []
  let indexes: ReadonlyMap<string, number> = new Map()
  return (rows, key) => {
    if (!hasSameKeys(rows, before, key)) indexes = toIndexes(rows, key)
    before = rows
    return indexes
  }
}

function hasSameKeys(rows: readonly unknown[], before: readonly unknown[], key: string | undefined): boolean {
  if (rows.length !== before.length) return false
  for (let at = 0; at < rows.length; at += 1)
    if (rows[at] !== before[at] && ownKey(rows[at], key) !== ownKey(before[at], key)) return false
  return true
}
