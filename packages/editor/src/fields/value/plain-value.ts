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

/** A list as a hand types it, without brackets: numbers and texts with commas between them; `undefined` for what was meant as JSON. */
export function readList(text: string): readonly Json[] | undefined {
  const items = readPlain(`[${text}]`)
  if (Array.isArray(items)) return items as readonly Json[]
  return /^\s*[[{"]/.test(text) ? undefined : text.split(/[,\n]/).flatMap((one) => one.trim() || [])
}

/** The same list without brackets; `undefined` for what is none, or would be read as another one. */
export function printList(value: Json): string | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.some((one) => typeof one === 'object')) return undefined
  const text = value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ')
  return JSON.stringify(readList(text)) === JSON.stringify(value) ? text : undefined
}

/** JSON to write in: a list of single values stands in one line. */
export function printJson(value: Json): string {
  const isFlat = Array.isArray(value) && value.every((one) => typeof one !== 'object')
  return isFlat ? `[${value.map((one) => JSON.stringify(one)).join(', ')}]` : JSON.stringify(value, undefined, 1)
}
