import { jsonText } from '@heddle/document/values'
import { MESSAGES } from '../messages.ts'

/** A value as text: nothing for null and undefined, JSON for lists and objects. Throws for what cannot be written down. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  const text = jsonText(value)
  if (text === undefined) throw new Error(MESSAGES.cannotBeText)
  return text
}
