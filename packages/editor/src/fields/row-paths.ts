import { isByLanguage } from '@heddle/document'

/** How deep fields of fields are offered. */
const MAX_DEPTH = 3
/** Rows that are looked at: later ones seldom have other fields. */
const MAX_ROWS = 20
const MAX_PATHS = 60
/** A key that a dotted path can name. */
const KEY = /^[^.[\]]+$/

/** A field of the rows of a list, by its dotted path, with what it holds in the first row that has it. */
export interface RowPath {
  readonly id: string
  readonly hint: string
}

/**
 * The fields that rows have, in the order in which they are met, those of objects in them behind a dot.
 * @param depth 1 for the rows' own fields only
 */
export function rowPaths(rows: readonly unknown[], depth = MAX_DEPTH): readonly RowPath[] {
  const found = new Map<string, string>()
  const walk = (value: unknown, before: string, left: number): void => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const [key, part] of Object.entries(value)) {
      if (!KEY.test(key) || found.size >= MAX_PATHS) continue
      const path = before + key
      const text = isByLanguage(part) ? (Object.values(part.texts)[0] ?? '') : part
      const isObject = typeof text === 'object' && text !== null
      if (!isObject && !found.has(path)) found.set(path, String(text))
      if (left > 1 && isObject) walk(part, `${path}.`, left - 1)
    }
  }
  for (const row of rows.slice(0, MAX_ROWS)) walk(row, '', depth)
  return [...found].map(([id, hint]) => ({ id, hint }))
}
