/** How much of a large value the formula editor is shown. */
const MAX_ITEMS = 200
const MAX_DEPTH = 6

/** The kind of a value as builders call it. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'date'
  return typeof value
}

/** A copy that survives a message to another window: plain data, cut off where it is large, deep or circular. */
export function toPlain(value: unknown, depth = 0): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value.toISOString()
  if (depth >= MAX_DEPTH) return '…'
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => toPlain(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ITEMS)
      .map(([key, item]) => [key, toPlain(item, depth + 1)]),
  )
}
