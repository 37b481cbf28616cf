import { kindOf } from './plain-value.ts'
import type { ShortValue } from './protocol.ts'

/** Longest text of a short value in characters. */
const MAX_SHORT = 60
/** Items and fields that it shows. */
const SHOWN = 4
/** Fields that rows are called by, before any other. */
const NAMING = ['name', 'title', 'label', 'number', 'id']

/** A value in one line: texts in quotes, of lists and objects the first parts. */
export function shortValue(value: unknown): ShortValue {
  const kind = kindOf(value)
  const text = cut(write(value, 1))
  if (Array.isArray(value)) return { kind, text, count: value.length }
  return kind === 'object' ? { kind, text, count: Object.keys(value as object).length } : { kind, text }
}

/** What a row of a list is called: by its name, or by the first text or number in it. */
export function rowName(row: unknown): string {
  if (typeof row !== 'object' || row === null) return cut(String(row))
  const values = row as Readonly<Record<string, unknown>>
  const own = (key: string): unknown => (Object.hasOwn(values, key) ? values[key] : undefined)
  const found = NAMING.map(own).find(isPlainText) ?? Object.keys(values).slice(0, 20).map(own).find(isPlainText)
  return found === undefined ? '' : cut(String(found))
}

function isPlainText(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}

function write(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, MAX_SHORT))
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no date' : value.toISOString()
  if (typeof value === 'function' || typeof value === 'symbol') return typeof value
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth < 0) return '…'
  if (Array.isArray(value)) {
    const items = value.slice(0, SHOWN).map((item) => write(item, depth - 1))
    return `[${[...items, ...(value.length > SHOWN ? ['…'] : [])].join(', ')}]`
  }
  const keys = Object.keys(value)
  const parts = keys
    .slice(0, SHOWN)
    .map((key) => `${key}: ${write((value as Readonly<Record<string, unknown>>)[key], depth - 1)}`)
  return `{ ${[...parts, ...(keys.length > SHOWN ? ['…'] : [])].join(', ')} }`
}

function cut(text: string): string {
  return text.length > MAX_SHORT ? `${text.slice(0, MAX_SHORT)}…` : text
}
