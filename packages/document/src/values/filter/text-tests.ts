import { jsonText } from '../json/json-text.ts'
import { findText } from '../search/find-text.ts'
import { never } from './compare-tests.ts'
import type { ValueTest } from './types.ts'

/** What a search looks through: a text itself, of anything else the JSON text, nothing where there is none. */
export function searchedText(value: unknown): string {
  return typeof value === 'string' ? value : (jsonText(value) ?? '')
}

/** Substring, whatever the case; a wanted value that is no text fits nothing, `not` or not. */
export function containsText(wanted: unknown, isNegated: boolean): ValueTest {
  if (typeof wanted !== 'string') return never
  const part = wanted.toLowerCase()
  return (value) => findText(searchedText(value).toLowerCase(), part) >= 0 !== isNegated
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
