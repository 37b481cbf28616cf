import { isPlainPart } from '../filter/is-plain.ts'

/** What a column of rows holds; `json`: a list or an object. */
export const ROW_FIELD_TYPES = ['text', 'number', 'boolean', 'date', 'json'] as const
export type RowFieldType = (typeof ROW_FIELD_TYPES)[number]

export interface RowField {
  readonly name: string
  readonly type: RowFieldType
}

/** Rows that types are learned from: later ones seldom say otherwise. */
const LEARNED_ROWS = 200
/** Fields of rows that are looked at. */
const MAX_FIELDS = 200
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** The fields that a collection says it has: names, or names with types. What is none of both is left out. */
export function declaredFields(fields: unknown): readonly RowField[] {
  if (!Array.isArray(fields)) return []
  const found = new Map<string, RowField>()
  for (const field of fields.slice(0, MAX_FIELDS) as readonly unknown[]) {
    const name = isPlainPart(field) ? field['name'] : field
    const type = ROW_FIELD_TYPES.find((known) => isPlainPart(field) && field['type'] === known) ?? 'text'
    if (typeof name === 'string' && name !== '' && !found.has(name)) found.set(name, { name, type })
  }
  return [...found.values()]
}

/**
 * The fields of a collection: those that it says it has, then those that its rows have besides, with the types that their
 * values have. A field whose values are of several types is one of texts.
 */
export function rowFields(declared: unknown, rows: unknown): readonly RowField[] {
  const fields = new Map(declaredFields(declared).map((field) => [field.name, field]))
  const learned = new Map<string, RowFieldType | undefined>()
  const list: readonly unknown[] = Array.isArray(rows) ? rows : [rows]
  for (let at = 0; at < Math.min(list.length, LEARNED_ROWS); at += 1) {
    const row = list[at]
    if (!isPlainPart(row)) continue
    for (const [name, value] of Object.entries(row)) {
      if (fields.has(name) || (learned.size >= MAX_FIELDS && !learned.has(name))) continue
      const type = typeOfValue(value)
      const before = learned.get(name)
      learned.set(name, before === undefined ? type : type === undefined || type === before ? before : 'text')
    }
  }
  return [...fields.values(), ...Array.from(learned, ([name, type]): RowField => ({ name, type: type ?? 'text' }))]
}

/** The type of one value; nothing of an empty one. */
export function typeOfValue(value: unknown): RowFieldType | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value === 'object') return value instanceof Date ? 'date' : 'json'
  return typeof value === 'string' && DATE.test(value) ? 'date' : 'text'
}
