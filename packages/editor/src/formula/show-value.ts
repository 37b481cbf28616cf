import { words } from './words.ts'

/** Longest text of a result in characters. */
const SHOWN = 2000
/** Longest text of a cell. */
const SHORT = 80

/** A value as a person reads it: texts in quotes, lists and objects as JSON. */
export function showValue(value: unknown): string {
  if (value === undefined) return 'undefined'
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  const text = JSON.stringify(value, undefined, 1) ?? String(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

/** A value in one line, as a cell of a table shows it: texts without quotes, so that only an empty one has them. */
export function showShort(value: unknown): string {
  if (value === undefined || value === null) return words.kinds['null'] ?? ''
  if (value === '') return '""'
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text
}
