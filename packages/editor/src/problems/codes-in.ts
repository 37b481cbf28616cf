import { isBinding } from '@heddle/document'

/** Formulas of a value, those of items in lists and of parts of objects too. */
export function codesIn(value: unknown): readonly string[] {
  if (isBinding(value)) return [value.code]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(codesIn) : []
}
