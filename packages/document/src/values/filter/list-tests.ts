import { never } from './compare-tests.ts'
import { keyReader } from './read-plain.ts'
import type { ValueTest } from './types.ts'

/** Below this many items, going through a list is faster than asking a set. */
const SMALL_LIST = 8

/** Membership in a list; of the same kind of equality, whatever the length. */
function memberOf(list: readonly unknown[]): ValueTest {
  if (list.length < SMALL_LIST) return (value) => list.includes(value)
  const items = new Set(list)
  return (value) => items.has(value)
}

/** The value is one of the wanted ones; wanted that is no list fits nothing, `not` or not. */
export function isIn(wanted: unknown, isNegated: boolean): ValueTest {
  if (!Array.isArray(wanted)) return never
  const isMember = memberOf(wanted)
  return isNegated ? (value) => !isMember(value) : isMember
}

/** Both are lists and share an item, or share none. */
export function overlaps(wanted: unknown, isNegated: boolean): ValueTest {
  if (!Array.isArray(wanted)) return never
  const isMember = memberOf(wanted)
  return (value) => {
    if (!Array.isArray(value)) return false
    for (const item of value) if (isMember(item)) return !isNegated
    return isNegated
  }
}

/** Both are lists and every wanted item is in the value. */
export function containsAll(wanted: unknown): ValueTest {
  if (!Array.isArray(wanted)) return never
  const items = wanted as readonly unknown[]
  return (value) => {
    if (!Array.isArray(value)) return false
    const present = value.length < SMALL_LIST ? undefined : new Set<unknown>(value)
    for (const item of items) if (!(present ? present.has(item) : value.includes(item))) return false
    return true
  }
}

/** The value has an own key whose value is not null. A wanted key that is no text or number fits nothing. */
export function hasKey(wanted: unknown, isNegated: boolean): ValueTest {
  if (typeof wanted !== 'string' && typeof wanted !== 'number') return never
  const read = keyReader(String(wanted))
  return (value) => {
    const found = read(value)
    return (found === null || found === undefined) === isNegated
  }
}
