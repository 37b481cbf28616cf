import type { Json } from '@heddle/store'

/** What was typed where any value goes: a number, true, false, null, a list or an object as JSON; everything else is text. */
export function readPlain(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

/** A value as it is typed: text as it is, in quotes where it would be read as something else. */
export function printPlain(value: Json | undefined): string {
  if (value === undefined) return ''
  if (typeof value !== 'string') return JSON.stringify(value)
  return readPlain(value) === value ? value : JSON.stringify(value)
}
