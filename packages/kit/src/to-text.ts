/** Any value as a text to show: nothing for `null` and `undefined`, JSON for lists and objects. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
