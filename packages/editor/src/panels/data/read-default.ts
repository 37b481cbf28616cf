import type { VariableType } from '@heddle/document'
import type { Json } from '@heddle/store'
import { words } from './words.ts'

/** What was typed as a default value, as a value of the type; an empty text is nothing. */
export function readDefault(
  type: VariableType,
  text: string,
): { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly message: string } {
  if (text.trim() === '') return { ok: true, value: null }
  if (type === 'string' || type === 'query') return { ok: true, value: text }
  if (type === 'number') {
    const amount = Number(text)
    return Number.isFinite(amount) ? { ok: true, value: amount } : { ok: false, message: words.notNumber }
  }
  try {
    const value = JSON.parse(text) as Json
    if (type === 'array' && !Array.isArray(value)) return { ok: false, message: words.notArray }
    if (type === 'object' && (typeof value !== 'object' || value === null || Array.isArray(value)))
      return { ok: false, message: words.notObject }
    return { ok: true, value }
  } catch {
    return { ok: false, message: words.badJson }
  }
}

/** A default value as text to edit. */
export function printDefault(type: VariableType, value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  return type === 'array' || type === 'object' ? JSON.stringify(value, undefined, 2) : String(value)
}
