import { MAX_VALUE_DEPTH, MAX_VALUE_ITEMS } from '../limits.ts'

/**
 * A deep copy of lists and plain objects; anything else (dates, files) is shared. `undefined` for what is too large, nested
 * too deeply or holds itself. `__proto__` as an own key, as hostile JSON has it, is left out.
 */
export function copyValue(value: unknown): { readonly copy: unknown } | undefined {
  let left = MAX_VALUE_ITEMS
  function copyPart(part: unknown, depth: number): unknown {
    left -= 1
    if (left < 0 || typeof part !== 'object' || part === null) return part
    if (depth >= MAX_VALUE_DEPTH || (Array.isArray(part) && part.length > left)) {
      left = -1
      return undefined
    }
    if (Array.isArray(part)) return copyList(part, depth)
    return isPlain(part) ? copyEntries(part, depth) : part
  }
  function copyList(list: readonly unknown[], depth: number): unknown {
    const copy: unknown[] = []
    for (const item of list) copy.push(copyPart(item, depth + 1))
    return copy
  }
  function copyEntries(entries: object, depth: number): unknown {
    const copy: Record<string, unknown> = {}
    for (const [key, item] of Object.entries(entries)) if (key !== '__proto__') copy[key] = copyPart(item, depth + 1)
    return copy
  }
  const copy = copyPart(value, 0)
  return left < 0 ? undefined : { copy }
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
