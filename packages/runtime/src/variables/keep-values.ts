import { MAX_ADDRESS_LENGTH, type PublishedVariable } from '@heddle/document/published'
import { jsonText } from '@heddle/document/values'
import { VARIABLE_STORAGE_PREFIX } from '../limits.ts'

/** Where written values are kept beyond the page. */
export interface ValueKeepers {
  /** Writes local storage; may throw where it is forbidden or full. */
  readonly store: (key: string, text: string | undefined) => void
  /** Replaces keys of the address's query once the current work is done; `undefined` takes a key out. */
  readonly setQuery: (key: string, text: string | undefined) => void
  readonly log: (message: string) => void
}

/** Keeps a written value in local storage and in the address, as the variable says (logic reference 3). */
export function keepValue(variable: PublishedVariable, value: unknown, { store, setQuery, log }: ValueKeepers): void {
  const { id, name, type, isLocalStorage, queryName, defaultValue } = variable
  if (isLocalStorage) {
    const isText = type === 'string' || type === 'query'
    try {
      store(VARIABLE_STORAGE_PREFIX + id, value === undefined ? undefined : isText ? String(value ?? '') : jsonOf(value))
    } catch {
      log(`The value of the variable "${name}" could not be kept in this browser.`)
    }
  }
  if (type !== 'query') return
  const text = value === null || value === undefined ? '' : String(value)
  setQuery(queryName || name, text === '' || text === String(defaultValue ?? '') ? undefined : text)
}

function jsonOf(value: unknown): string {
  const text = jsonText(value)
  if (text === undefined) throw new Error('No text')
  return text
}

/**
 * The query with some keys changed: foreign keys stay as they are, a key that is there in another case is the same key.
 * @param search with or without `?`
 */
export function changedQuery(search: string, changes: ReadonlyMap<string, string | undefined>): string {
  let parts = search.replace(/^\?/, '').split('&').filter(Boolean)
  for (const [key, text] of changes) {
    const at = parts.findIndex((part) => isKey(part, key))
    const kept = parts.filter((part) => !isKey(part, key))
    if (text !== undefined)
      kept.splice(at < 0 ? kept.length : at, 0, new URLSearchParams([[keyOf(parts[at]) ?? key, text]]).toString())
    parts = kept
  }
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/**
 * The query with those changes that the address has room for; a key whose value is too long keeps what it has.
 * @param report told the key of every value that does not fit
 */
export function fittingQuery(
  path: string,
  search: string,
  hash: string,
  changes: ReadonlyMap<string, string | undefined>,
  report: (key: string) => void,
): string {
  let fitting = search
  for (const [key, text] of changes) {
    // No longer when written: what is too long by itself is not written first.
    const isTooLong = text !== undefined && text.length > MAX_ADDRESS_LENGTH
    const next = isTooLong ? undefined : changedQuery(fitting, new Map([[key, text]]))
    if (next !== undefined && (text === undefined || path.length + next.length + hash.length <= MAX_ADDRESS_LENGTH))
      fitting = next
    else report(key)
  }
  return fitting
}

const keyOf = (part: string | undefined): string | undefined => [...new URLSearchParams(part).keys()][0]
const isKey = (part: string, key: string): boolean => keyOf(part)?.toLowerCase() === key.toLowerCase()

/** Collects changes of one tick and hands them over together. */
export function createQueryWriter(write: (changes: ReadonlyMap<string, string | undefined>) => void): ValueKeepers['setQuery'] {
  let waiting = new Map<string, string | undefined>()
  return (key, text) => {
    if (waiting.size === 0) {
      queueMicrotask(() => {
        const changes = waiting
        waiting = new Map()
        write(changes)
      })
    }
    waiting.set(key, text)
  }
}
