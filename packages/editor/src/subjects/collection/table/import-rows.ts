import { rowFields, type RowField } from '@heddle/document'
import { FORBIDDEN_KEYS } from '@heddle/document/values'
import type { Json } from '@heddle/store'
import { parseJson } from '../../../controls/json/parse-json.ts'
import { readRow, typeOfTexts } from './cells.ts'
import { parseTable, unguardCell } from './parse-table.ts'
import { words } from './words.ts'

export type ImportedRows =
  | { readonly ok: true; readonly rows: readonly Json[]; readonly fields: readonly RowField[] }
  | { readonly ok: false; readonly message: string; readonly at?: number }

/**
 * Reads rows from CSV, from cells of a spreadsheet, or from JSON: a list of objects, or one list inside of an object. The first
 * line of a table names the fields; a field of that name keeps its type, others get the type that all their texts have.
 */
export function importRows(text: string, known: readonly RowField[]): ImportedRows {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, message: words.noRows }
  return trimmed.startsWith('[') || trimmed.startsWith('{') ? fromJson(trimmed, known) : fromTable(text, known)
}

function fromJson(text: string, known: readonly RowField[]): ImportedRows {
  const read = parseJson(text)
  if (!read.ok) return read
  const rows = listIn(read.value)
  if (rows === undefined || !rows.every(isObject)) return { ok: false, message: words.notRows }
  return { ok: true, rows, fields: rowFields(known, rows) }
}

/** The list, or the only list of an object. */
function listIn(value: Json): readonly Json[] | undefined {
  if (Array.isArray(value)) return value as readonly Json[]
  const lists = isObject(value) ? Object.values(value).filter((part) => Array.isArray(part)) : []
  return lists.length === 1 ? (lists[0] as readonly Json[]) : undefined
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fromTable(text: string, known: readonly RowField[]): ImportedRows {
  const table = parseTable(text)
  if (!table.ok) return table
  const [head = [], ...lines] = table.rows.map((row) => row.map(unguardCell))
  const fields = namedFields(head, lines, known)
  return { ok: true, rows: lines.map((line) => readRow(fields, line)), fields: merged(known, fields) }
}

/** Fields by the names in the first line; one without a name, or with one that is taken, gets one of its own. */
export function namedFields(
  head: readonly string[],
  lines: readonly (readonly string[])[],
  known: readonly RowField[],
): readonly RowField[] {
  const width = Math.max(head.length, ...lines.slice(0, 1).map((line) => line.length))
  const taken = new Set<string>()
  return Array.from({ length: width }, (_, at): RowField => {
    const wanted = (head[at] ?? '').trim().slice(0, 200)
    const base = wanted === '' || FORBIDDEN_KEYS.has(wanted) ? `field${at + 1}` : wanted
    let name = base
    for (let more = 2; taken.has(name); more += 1) name = `${base}${more}`
    taken.add(name)
    return known.find((field) => field.name === name) ?? { name, type: typeOfTexts(lines.map((line) => line[at] ?? '')) }
  })
}

function merged(known: readonly RowField[], fields: readonly RowField[]): readonly RowField[] {
  return [...known, ...fields.filter(({ name }) => !known.some((field) => field.name === name))]
}
