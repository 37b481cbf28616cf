import type { Json } from '@heddle/store'
import { typeOfValue, type RowField, type RowFieldType } from '@heddle/document'
import { readCell } from '../../../controls/cell-text.ts'
import { words } from './words.ts'

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
