import { coerceVariable } from '@heddle/document/values'
import type { PublishedVariable } from '@heddle/document/published'
import { VARIABLE_STORAGE_PREFIX } from '../limits.ts'
import { lastOf, type Query } from './read-query.ts'

/** Where a visitor's own values come from. */
export interface ValueSources {
  /** Keys and values of the address. */
  readonly query: Query
  /** Reads local storage; may throw where it is forbidden. */
  readonly stored: (key: string) => string | null
  readonly log: (message: string) => void
}

/**
 * A visitor's own values: of query variables what the address says (the key is found whatever its case), else what local
 * storage keeps. Where neither says anything, a query variable is back at its default and others are left as they are.
 */
export function realValues(variables: readonly PublishedVariable[], sources: ValueSources): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>()
  for (const variable of variables) {
    const value = queryValue(variable, sources) ?? storedValue(variable, sources)
    if (value !== undefined) values.set(variable.id, value)
    else if (variable.type === 'query') values.set(variable.id, variable.defaultValue)
  }
  return values
}

function queryValue({ type, queryName, name }: PublishedVariable, { query }: ValueSources): string | undefined {
  if (type !== 'query') return undefined
  const wanted = (queryName || name).toLowerCase()
  const key = Object.keys(query).findLast((candidate) => candidate.toLowerCase() === wanted)
  return (key === undefined ? undefined : lastOf(query[key])) || undefined
}

function storedValue({ id, name, type, isLocalStorage }: PublishedVariable, { stored, log }: ValueSources): unknown {
  if (!isLocalStorage) return undefined
  try {
    const text = stored(VARIABLE_STORAGE_PREFIX + id)
    if (text === null) return undefined
    if (type === 'string' || type === 'query') return text
    // Visitors, scripts and earlier releases of the site may have stored anything.
    const fitting = coerceVariable(type, undefined, JSON.parse(text))
    if (!fitting.ok) throw new Error(fitting.message)
    return fitting.value
  } catch {
    log(`The stored value of the variable "${name}" cannot be read; its default is used.`)
    return undefined
  }
}
