import { MAX_JSON_CHARACTERS, MAX_VALUE_DEPTH, MAX_VALUE_ITEMS } from '../limits.ts'

/**
 * A value as `JSON.stringify` writes it, or `undefined` when it cannot be written: it holds itself, or has no end that could be
 * waited for. A value of a few lists that hold one another twice is of millions of parts once it is written down.
 */
export function jsonText(value: unknown): string | undefined {
  if (typeof value === 'object' && value !== null && !isWritable(value)) return undefined
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

function isWritable(value: object): boolean {
  let parts = MAX_VALUE_ITEMS
  let characters = MAX_JSON_CHARACTERS
  function fits(part: unknown, depth: number): boolean {
    if (typeof part === 'string') characters -= part.length
    if (typeof part !== 'object' || part === null) return characters >= 0
    const inside: readonly unknown[] = Array.isArray(part) ? part : Object.values(part)
    parts -= inside.length + 1
    if (parts < 0 || depth > MAX_VALUE_DEPTH) return false
    for (const item of inside) if (!fits(item, depth + 1)) return false
    return true
  }
  try {
    return fits(value, 0)
  } catch {
    return false
  }
}
