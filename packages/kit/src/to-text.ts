import { jsonText } from '@heddle/document/values'

/** Any value as a text to show: nothing for `null`, `undefined` and what cannot be written down, JSON for lists and objects. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? (jsonText(value) ?? '') : String(value)
}
