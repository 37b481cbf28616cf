import type { Json } from '@heddle/store'
import { MESSAGES } from './messages.ts'

/** How much is told of a large value. */
export interface Limits {
  readonly items: number
  readonly depth: number
  /** Characters of a text; all where it is absent. */
  readonly text?: number
}
/** What the formula editor is shown. */
const LARGE: Limits = { items: 200, depth: 6 }
/** What fits into a line. */
export const LINE: Limits = { items: 8, depth: 2, text: 80 }
/** Parts that are told of one value, however they are nested. */
const MAX_VALUES = 20_000
/** Longest value that is handed over whole, in characters of its JSON. */
const MAX_WHOLE = 50_000

/** The kind of a value as builders call it. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'date'
  return typeof value
}

/** A copy that survives a message to another window: plain data, cut off where it is large, deep or circular. */
export function toPlain(value: unknown, limits: Limits = LARGE): unknown {
  let left = MAX_VALUES
  return copy(value, 0)

  function copy(part: unknown, depth: number): unknown {
    if (typeof part === 'string' && limits.text !== undefined && part.length > limits.text)
      return `${part.slice(0, limits.text)}…`
    if (typeof part === 'function' || typeof part === 'symbol') return `[${typeof part}]`
    if (typeof part !== 'object' || part === null) return part
    if (part instanceof Date) return Number.isNaN(part.getTime()) ? null : part.toISOString()
    if (depth >= limits.depth || left <= 0) return '…'
    if (Array.isArray(part)) {
      const items = part.slice(0, limits.items)
      left -= items.length
      return items.map((item) => copy(item, depth + 1))
    }
    const entries = Object.entries(part).slice(0, limits.items)
    left -= entries.length
    return Object.fromEntries(entries.map(([key, item]) => [key, copy(item, depth + 1)]))
  }
}

/** A value as JSON with nothing left out, to be kept or compared; nothing is `null`. Throws when it is too large or circular. */
export function toWhole(value: unknown): Json {
  const text: string | undefined = JSON.stringify(value)
  if (text === undefined) return null
  if (text.length > MAX_WHOLE) throw new Error(MESSAGES.tooLarge)
  return JSON.parse(text) as Json
}

/** How many items a list, or entries an object has; nothing for other values. */
export function sizeOf(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length
  return kindOf(value) === 'object' ? Object.keys(value as object).length : undefined
}
