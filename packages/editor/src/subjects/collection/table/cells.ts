import type { Json } from '@heddle/store'
import { typeOfValue, type RowField, type RowFieldType } from '@heddle/document'
import { words } from './words.ts'

/** What a value is as text, to be seen and typed over. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

const TRUE: ReadonlySet<string> = new Set(['true', 'yes', '1', 'on'])
const FALSE: ReadonlySet<string> = new Set(['false', 'no', '0', 'off'])

/** What was typed as a value of the type; `null` is nothing. A text that is no such value stays what it is. */
export function readCell(type: RowFieldType, text: string): Json {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (type === 'number') {
    const amount = Number(trimmed)
    return Number.isFinite(amount) && !/^0[xob]/i.test(trimmed) ? amount : text
  }
  if (type === 'boolean') {
    const word = trimmed.toLowerCase()
    return TRUE.has(word) ? true : FALSE.has(word) ? false : text
  }
  if (type === 'json') return readJson(trimmed) ?? text
  return type === 'date' ? trimmed : text
}

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

const PROBLEMS: Readonly<Partial<Record<RowFieldType, string>>> = {
  number: words.notNumber,
  boolean: words.notBoolean,
  date: words.notDate,
  json: words.notJson,
}

/** Why a value is none of the type of its column; nothing is wrong with an empty one. */
export function cellProblem(type: RowFieldType, value: unknown): string | undefined {
  const own = typeOfValue(value)
  return own === undefined || own === type ? undefined : PROBLEMS[type]
}

/** The type that all the texts of a column can be read as. */
export function typeOfTexts(texts: readonly string[]): RowFieldType {
  const filled = texts.filter((text) => text.trim() !== '')
  if (filled.length === 0) return 'text'
  // A number that begins with 0 is a code: a postal code, a telephone number.
  if (filled.every((text) => typeof readCell('number', text) === 'number' && !/^[+-]?0\d/.test(text.trim()))) return 'number'
  if (filled.every((text) => /^(?:true|false)$/i.test(text.trim()))) return 'boolean'
  if (filled.every((text) => typeOfValue(text.trim()) === 'date')) return 'date'
  if (filled.every((text) => /^\s*[[{]/.test(text) && typeof readCell('json', text) === 'object')) return 'json'
  return 'text'
}

/** A row read from texts by its fields. */
export function readRow(fields: readonly RowField[], texts: readonly string[]): Json {
  const entries = fields.flatMap(({ name, type }, at): [string, Json][] => {
    const value = readCell(type, texts[at] ?? '')
    return value === null ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}
