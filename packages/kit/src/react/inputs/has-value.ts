/**
 * Whether a value counts as one where one must be given (elements reference 1.8): zero does; nothing, no number, an empty
 * text, list or object, one of nothing but such values, and `false` do not.
 */
export function hasValue(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value) || value === 0
  if (Array.isArray(value)) return value.length > 0
  if (value instanceof Set || value instanceof Map) return value.size > 0
  // A file has no keys of its own.
  return Object.getPrototypeOf(value) !== Object.prototype || Object.values(value).some(hasValue)
}
