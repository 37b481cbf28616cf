import type { Json } from '@heddle/store'
import type { RowFieldType } from '@heddle/document'

/** What a value is as text, to be seen and typed over. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

const TRUE: ReadonlySet<string> = new Set(['true', 'yes', '1', 'on'])
const FALSE: ReadonlySet<string> = new Set(['false', 'no', '0', 'off'])

/** What was typed as a value of the type; `null` is nothing. A text that is no such value stays what it is. */
export function readCell(type: RowFieldType, text: string): Json {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (type === 'number') {
    const amount = Number(trimmed)
    return Number.isFinite(amount) && !/^0[xob]/i.test(trimmed) ? amount : text
  }
  if (type === 'boolean') {
    const word = trimmed.toLowerCase()
    return TRUE.has(word) ? true : FALSE.has(word) ? false : text
  }
  if (type === 'json') return readJson(trimmed) ?? text
  return type === 'date' ? trimmed : text
}

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
