import { MAX_VALUE_DEPTH, MAX_VALUE_ITEMS } from '../limits.ts'

/**
 * A deep copy of lists and plain objects; anything else (dates, files) is shared. `undefined` for what is too large, nested
 * too deeply or holds itself. `__proto__` as an own key, as hostile JSON has it, is left out.
 * @param held a value, never changed, whose parts stay what they are where they come again: who follows one of them has
 * nothing to do
 */
export function copyValue(value: unknown, held?: unknown): { readonly copy: unknown } | undefined {
  let left = MAX_VALUE_ITEMS
  let kept: ReadonlySet<object> | undefined
  function copyPart(part: unknown, depth: number): unknown {
    left -= 1
    if (left < 0 || typeof part !== 'object' || part === null) return part
    if (depth >= MAX_VALUE_DEPTH || (Array.isArray(part) && part.length > left)) {
      left = -1
      return undefined
    }
    const isList = Array.isArray(part)
    if (!isList && !isPlain(part)) return part
    // What is stored is a new value, if only at its top.
    const isHeld = depth > 0 && (kept ??= partsOf(held)).has(part)
    return isList ? copyList(part, depth, isHeld) : copyEntries(part, depth, isHeld)
  }
  function copyList(list: readonly unknown[], depth: number, isHeld: boolean): unknown {
    const copy: unknown[] = []
    for (const item of list) copy.push(copyPart(item, depth + 1))
    return isHeld && copy.every((item, at) => Object.is(item, list[at])) ? list : copy
  }
  function copyEntries(entries: object, depth: number, isHeld: boolean): unknown {
    const copy: Record<string, unknown> = {}
    let isSame = isHeld
    for (const [key, item] of Object.entries(entries)) {
      if (key === '__proto__') isSame = false
      else isSame = Object.is((copy[key] = copyPart(item, depth + 1)), item) && isSame
    }
    return isSame ? entries : copy
  }
  const copy = copyPart(value, 0)
  return left < 0 ? undefined : { copy }
}

/** Lists and objects at any depth inside a value. */
function partsOf(value: unknown): ReadonlySet<object> {
  const parts = new Set<object>()
  const found = typeof value === 'object' && value !== null ? [value] : []
  for (let inside = found.pop(); inside !== undefined; inside = found.pop()) {
    for (const part of Object.values(inside) as unknown[]) {
      if (typeof part !== 'object' || part === null || parts.has(part)) continue
      parts.add(part)
      found.push(part)
    }
  }
  return parts
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
