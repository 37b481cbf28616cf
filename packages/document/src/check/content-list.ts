import { equalJson, type Json } from '@heddle/store'
import type { FieldFacts } from '../element-facts.ts'
import type { Language } from '../records/types.ts'
import { isOneField, labelsOfRows, rowsApart, type ValueBeside } from '../rules/texts-in-field.ts'
import { readInside, writeInside } from '../values/by-language.ts'
import { isOtherText } from './content-text.ts'

/** Kinds of fields that hold what a visitor reads or looks at. */
export const CONTENT_KINDS: readonly string[] = ['text', 'image']

type Parts = NonNullable<FieldFacts['item']>

/** Whether of a list nothing but texts and pictures inside of its items became others: it has as many items, in their order. */
export function isListOfTexts(
  { item }: Pick<FieldFacts, 'item'>,
  before: unknown,
  after: unknown,
  defaultLanguage: Language,
): boolean {
  if (item === undefined || !Array.isArray(before) || !Array.isArray(after)) return false
  return (
    before.length === after.length &&
    after.every((one: Json, at) => isSameButTexts(item, before[at] as Json, one, defaultLanguage))
  )
}

/** Whether of an object nothing but texts and pictures inside became others. */
export function isObjectOfTexts(
  { fields }: Pick<FieldFacts, 'fields'>,
  before: unknown,
  after: unknown,
  defaultLanguage: Language,
): boolean {
  return fields !== undefined && isSameButTexts(fields, before as Json, after as Json, defaultLanguage)
}

/** Whether of rows nothing but what fields beside them say is their label became others. A row that is one text keeps it as its value. */
export function areRowsOfTexts(
  field: FieldFacts,
  valueOf: ValueBeside,
  before: unknown,
  after: unknown,
  defaultLanguage: Language,
): boolean {
  const labels = labelsOfRows(field, valueOf)
  if (labels.length === 0 || !Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false
  const [from, to] = [before, after].map((rows: Json) => rowsApart(field, rows, valueOf) as readonly Json[])
  return (to ?? []).every((row, at) => {
    const was = from?.[at] ?? null
    if (equalJson(was, row)) return true
    if (!isRecord(was) || !isRecord(row)) return false
    const bare = (one: Json) => labels.reduce<Json | null>((rest, keys) => writeInside(rest, keys, null), one)
    return (
      equalJson(bare(was), bare(row)) &&
      labels.every((keys) => isOtherText(textAt(was, keys), textAt(row, keys), defaultLanguage))
    )
  })
}

function textAt(row: Json, keys: readonly string[]): Json {
  return (readInside(row, keys) ?? null) as Json
}

function isSameButTexts(parts: Parts, before: Json, after: Json, defaultLanguage: Language): boolean {
  if (equalJson(before, after)) return true
  if (isOneField(parts)) return isText(parts, before, after, defaultLanguage)
  if (!isRecord(before) || !isRecord(after)) return false
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every((name) => {
    const [one, other] = [own(before, name), own(after, name)]
    const field = own(parts, name)
    return (
      equalJson(one ?? null, other ?? null) || (field !== undefined && isText(field, one ?? '', other ?? '', defaultLanguage))
    )
  })
}

function isText(field: FieldFacts, before: Json, after: Json, defaultLanguage: Language): boolean {
  if (field.item !== undefined) return isListOfTexts(field, before, after, defaultLanguage)
  if (field.fields !== undefined) return isSameButTexts(field.fields, before, after, defaultLanguage)
  if (!CONTENT_KINDS.includes(field.kind ?? '')) return false
  if (typeof before === 'string' && typeof after === 'string') return true
  return field.kind === 'text' && field.translated && isOtherText(before, after, defaultLanguage)
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}
