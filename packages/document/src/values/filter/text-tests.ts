import { never } from './compare-tests.ts'
import type { ValueTest } from './types.ts'

/** What a search looks through: a text itself, of anything else the JSON text. */
export function searchedText(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    // Holds itself: there is no JSON text to search.
    return ''
  }
}

/** Substring, whatever the case; a wanted value that is no text fits nothing, `not` or not. */
export function containsText(wanted: unknown, isNegated: boolean): ValueTest {
  if (typeof wanted !== 'string') return never
  const part = wanted.toLowerCase()
  return (value) => searchedText(value).toLowerCase().includes(part) !== isNegated
}

export function startsWith(wanted: unknown): ValueTest {
  if (typeof wanted !== 'string') return never
  const part = wanted.toLowerCase()
  return (value) => typeof value === 'string' && value.toLowerCase().startsWith(part)
}

export function endsWith(wanted: unknown): ValueTest {
  if (typeof wanted !== 'string') return never
  const part = wanted.toLowerCase()
  return (value) => typeof value === 'string' && value.toLowerCase().endsWith(part)
}
