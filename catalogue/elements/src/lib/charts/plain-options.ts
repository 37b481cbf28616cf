type Plain = Readonly<Record<string, unknown>>

const DEEPEST = 8
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Options with those on top that somebody else gave: objects are merged, functions left out, and nothing is taken from or
 * written to a prototype. The given ones stay as they are.
 */
export function withOptions(own: Plain, given: unknown, depth = 0): Plain {
  const merged: Record<string, unknown> = { ...own }
  if (!isPlain(given) || depth >= DEEPEST) return merged
  for (const [name, value] of Object.entries(given)) {
    if (name === '__proto__' || typeof value === 'function' || typeof value === 'symbol') continue
    const before = Object.hasOwn(own, name) ? own[name] : undefined
    merged[name] = isPlain(value)
      ? withOptions(isPlain(before) ? before : {}, value, depth + 1)
      : Array.isArray(value)
        ? value.filter((item) => typeof item !== 'function')
        : value
  }
  return merged
}
