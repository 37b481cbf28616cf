import type { Json } from '@heddle/store'
import { parseJson } from '../../controls/json/parse-json.ts'
import { words } from './words.ts'

export type ReadValue = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly message: string }

/** A value as people type it: JSON, or a text without quotes; nothing typed is nothing. What begins as JSON has to be JSON. */
export function readValueText(text: string): ReadValue {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed === words.nothing) return { ok: true, value: null }
  const read = parseJson(trimmed)
  if (read.ok) return read
  return /^[[{"]/.test(trimmed) ? read : { ok: true, value: text }
}

/** The same value as text; reading it gives the value again. */
export function writeValueText(value: Json): string {
  if (value === null) return ''
  if (typeof value !== 'string') return JSON.stringify(value)
  const read = readValueText(value)
  return read.ok && read.value === value ? value : JSON.stringify(value)
}
