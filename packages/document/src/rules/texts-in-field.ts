import type { Json } from '@heddle/store'
import type { ElementFacts, FieldFacts } from '../element-facts.ts'
import type { NodeRecord } from '../records/types.ts'
import { isBinding } from '../values/bindable.ts'
import { isByLanguage, readInside, writeInside } from '../values/by-language.ts'
import { parsePath } from '../values/paths/parse-path.ts'
import { DEFAULT_VARIANT } from '../values/variants.ts'

/** Keys that lead from the value of a field to a text in it. */
export type TextPath = readonly string[]

type Fields = ElementFacts['fields']

/** What a field beside another one is set to, a formula as it is; `undefined` where nothing is. */
export type ValueBeside = (field: string) => unknown

/** What the fields of a node are set to that are the same in all languages and on all screens. */
export function valuesBeside({ props }: Pick<NodeRecord, 'props'>): ValueBeside {
  return (field) => (Object.hasOwn(props, field) ? props[field]?.[DEFAULT_VARIANT] : undefined)
}

/**
 * Where the value of a field holds texts for visitors, which may stand by language each: parts of its items and objects that are
 * translated, and of rows what a field beside them says is their label. What is reached by a key with a slash is left out, as it
 * could not be named. Rows that are one text are looked for by `withRowsApart`.
 */
export function textsInField(name: string, value: unknown, fields: Fields, besides: ValueBeside): readonly TextPath[] {
  const declared = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (declared === undefined) return []
  const labels = labelsOfRows(declared, inEffect(fields, besides))
  if (labels.length === 0) return textsInParts(declared, value)
  return itemsOf(value).flatMap((row, at) =>
    labels.filter((keys) => !isNothing(readInside(row, keys))).map((keys) => [String(at), ...keys]),
  )
}

/**
 * Keys under which the rows of a field hold texts for visitors.
 * @param valueOf what a field beside it is set to, or is by itself
 */
export function labelsOfRows({ textsAt = [] }: Pick<FieldFacts, 'textsAt'>, valueOf: ValueBeside): readonly TextPath[] {
  return textsAt.flatMap((other) => {
    const named = valueOf(other)
    return (Array.isArray(named) ? named : [named]).flatMap(keysOf)
  })
}

function keysOf(path: unknown): readonly TextPath[] {
  const parsed = typeof path === 'string' && path !== '' ? parsePath(path) : undefined
  return parsed?.ok && !parsed.keys.some(hasSlash) ? [parsed.keys] : []
}

/** The value of a field as its texts are found and written: a row that is one text stands with its label and its value apart. */
export function withRowsApart(name: string, value: Json, fields: Fields, besides: ValueBeside): Json {
  const declared = Object.hasOwn(fields, name) ? fields[name] : undefined
  return declared === undefined ? value : rowsApart(declared, value, inEffect(fields, besides))
}

/**
 * Rows of a field, of which one that is a text alone is an object with that text as its label and as its value: what it is called
 * may differ by language, what it stands for may not. As they are where fields beside them name no two places for that.
 * @param valueOf what a field beside it is set to, or is by itself
 */
export function rowsApart(
  { textsAt = [], valueAt }: Pick<FieldFacts, 'textsAt' | 'valueAt'>,
  value: Json,
  valueOf: ValueBeside,
): Json {
  if (valueAt === undefined || !Array.isArray(value) || !value.some(isLoneText)) return value
  const [label] = labelsOfRows({ textsAt: textsAt.slice(0, 1) }, valueOf)
  const [own] = labelsOfRows({ textsAt: [valueAt] }, valueOf)
  if (label === undefined || own === undefined) return value
  const apart = (row: string): Json => {
    const made = writeInside(writeInside({}, label, row), own, row) ?? row
    const isApart = readInside(made, label) === row && readInside(writeInside(made, label, null), own) === row
    return isApart ? made : row
  }
  return value.map((row: Json) => (isLoneText(row) ? apart(row) : row))
}

/** What fields are set to, or are by themselves. */
export function inEffect(fields: Fields, besides: ValueBeside): ValueBeside {
  return (other) => besides(other) ?? fields[other]?.default
}

/** Tells one field from fields by name. */
export function isOneField(parts: NonNullable<FieldFacts['item']>): parts is FieldFacts {
  return typeof parts.check === 'function'
}

function textsInParts({ item, fields }: FieldFacts, value: unknown): readonly TextPath[] {
  if (fields) return textsInObject(fields, value)
  if (!item) return []
  return itemsOf(value).flatMap((one, at) =>
    (isOneField(item) ? textsInPart(item, one) : textsInObject(item, one)).map((keys) => [String(at), ...keys]),
  )
}

function textsInObject(fields: Fields, value: unknown): readonly TextPath[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isBinding(value)) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    return field === undefined || hasSlash(key) ? [] : textsInPart(field, part).map((keys) => [key, ...keys])
  })
}

function textsInPart(field: FieldFacts, part: unknown): readonly TextPath[] {
  if (field.kind === 'text') return field.translated && !isNothing(part) ? [[]] : []
  return textsInParts(field, part)
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** An empty text is one that is left out: not every item says all that it may. */
function isNothing(part: unknown): boolean {
  return part === '' || !(typeof part === 'string' || isBinding(part) || isByLanguage(part))
}

function isLoneText(row: Json): row is string {
  return typeof row === 'string' && row !== ''
}

function hasSlash(key: string): boolean {
  return key.includes('/')
}
