import { equalJson, type Json } from '@heddle/store'
import type { FieldFacts } from '../element-facts.ts'

/** Kinds of fields that hold what a visitor reads or looks at. */
export const CONTENT_KINDS: readonly string[] = ['text', 'image']

type Parts = NonNullable<FieldFacts['item']>

/** Whether of a list nothing but texts and pictures inside of its items became others: it has as many items, in their order. */
export function isListOfTexts({ kind, item }: Pick<FieldFacts, 'kind' | 'item'>, before: unknown, after: unknown): boolean {
  if (kind !== 'list' || item === undefined || !Array.isArray(before) || !Array.isArray(after)) return false
  return before.length === after.length && after.every((one: Json, at) => isSameButTexts(item, before[at] as Json, one))
}

function isSameButTexts(parts: Parts, before: Json, after: Json): boolean {
  if (equalJson(before, after)) return true
  if (isField(parts)) return isText(parts, before, after)
  if (!isRecord(before) || !isRecord(after)) return false
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every((name) => {
    const [one, other] = [own(before, name), own(after, name)]
    const field = own(parts, name)
    return equalJson(one ?? null, other ?? null) || (field !== undefined && isText(field, one ?? '', other ?? ''))
  })
}

function isText(field: FieldFacts, before: Json, after: Json): boolean {
  if (field.kind === 'list') return isListOfTexts(field, before, after)
  return CONTENT_KINDS.includes(field.kind ?? '') && typeof before === 'string' && typeof after === 'string'
}

function isField(parts: Parts): parts is FieldFacts {
  return typeof parts.check === 'function'
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}
