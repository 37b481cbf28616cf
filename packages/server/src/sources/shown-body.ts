import { LIMITS } from '../limits.ts'

/** What an answer holds, for somebody to look at. */
export interface ShownBody {
  /** JSON as it is; absent for what is none. */
  readonly json?: unknown
  /** The beginning of what is no JSON. */
  readonly text?: string
  /** It is more than is shown: of long lists the first items, of a text the beginning. */
  readonly isCut: boolean
}

/** An answer of some megabytes stays one that a tree can show. */
export function shownBody(text: string): ShownBody {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { text: text.slice(0, LIMITS.shownText), isCut: text.length > LIMITS.shownText }
  }
  return text.length <= LIMITS.shownJson ? { json, isCut: false } : { json: shortened(json), isCut: true }
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, LIMITS.shownText)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.slice(0, LIMITS.shownItems).map(shortened)
  const entries = Object.entries(value).slice(0, LIMITS.shownItems)
  return Object.fromEntries(entries.map(([key, part]) => [key, shortened(part)]))
}
