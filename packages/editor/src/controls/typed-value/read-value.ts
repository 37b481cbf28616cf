import type { VariableType } from '@heddle/document'
import type { Json } from '@heddle/store'
import { words } from './words.ts'

/** Types whose values are a line of text; the others have controls of their own. */
export type LineType = Extract<VariableType, 'string' | 'query' | 'number'>

/** What was typed, as a value of the type; an empty text is nothing. */
export function readValue(
  type: LineType,
  text: string,
): { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly message: string } {
  if (text.trim() === '') return { ok: true, value: null }
  if (type !== 'number') return { ok: true, value: text }
  const amount = Number(text)
  return Number.isFinite(amount) ? { ok: true, value: amount } : { ok: false, message: words.notNumber }
}

/** A value as text to edit. */
export function printValue(value: Json | undefined): string {
  return value === undefined || value === null ? '' : String(value)
}
