import { parseJson } from '../../../controls/json/parse-json.ts'
import { kindOf, type SchemaField, type SchemaKind, type SchemaList } from './schema-kinds.ts'

/** A thing as JSON-LD writes it. */
export type Thing = Readonly<Record<string, unknown>>

/** What a text of structured data is for the form. */
export type StructuredData =
  | { readonly state: 'empty' }
  /** `message`: what is wrong, with its line and column. */
  | { readonly state: 'wrong'; readonly message: string }
  /** A list of things, or a graph of them. */
  | { readonly state: 'several' }
  | { readonly state: 'thing'; readonly thing: Thing; readonly type: string; readonly kind: SchemaKind | undefined }

export function readStructuredData(text: string): StructuredData {
  if (text.trim() === '') return { state: 'empty' }
  const read = parseJson(text)
  if (!read.ok) return { state: 'wrong', message: read.message }
  const thing: unknown = read.value
  if (!isThing(thing)) return { state: 'several' }
  if (Array.isArray(thing['@graph'])) return { state: 'several' }
  const type = textAt(thing, '@type') ?? ''
  return { state: 'thing', thing, type, kind: kindOf(type) }
}

export const printStructuredData = (thing: Thing): string => JSON.stringify(thing, undefined, 2)

/** The thing as one of another kind: what only the form of the kind before knows goes, everything else is kept. */
export function withKind(thing: Thing, before: SchemaKind | undefined, { type, fields, list }: SchemaKind): Thing {
  const kept = new Set([...fields, ...(list ? [list] : [])].map(({ at }) => firstKey(at)))
  const known = new Set([...(before?.fields ?? []), ...(before?.list ? [before.list] : [])].map(({ at }) => firstKey(at)))
  const rest = Object.entries(thing).filter(([key]) => kept.has(key) || !known.has(key))
  return { '@context': 'https://schema.org', ...Object.fromEntries(rest), '@type': type }
}

/** The text at a place of a thing, `''` where there is none; `undefined` where something stands that is no text. */
export function textAt(thing: Thing, at: string): string | undefined {
  let value: unknown = thing
  for (const { key } of stepsOf(at)) {
    if (!isThing(value)) return undefined
    value = Object.hasOwn(value, key) ? value[key] : undefined
    if (value === undefined || value === null) return ''
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** The thing with a text at a place; an empty text takes it away, with the objects that hold nothing else then. */
export function withText(thing: Thing, at: string, text: string): Thing {
  return put(thing, stepsOf(at), text)
}

function put(thing: Thing, [step, ...rest]: readonly Step[], text: string): Thing {
  if (!step) return thing
  const { [step.key]: before, ...others } = thing
  if (rest.length === 0) {
    if (text === '') return others
    // What was a number stays one, where it is one.
    return { ...thing, [step.key]: typeof before === 'number' && /\d/.test(text) ? Number(text) : text }
  }
  const inner = put(isThing(before) ? before : { '@type': step.type }, rest, text)
  return Object.keys(inner).every((key) => key === '@type') ? others : { ...thing, [step.key]: inner }
}

/** The things of a list; one that stands alone is a list of one. */
export function itemsAt(thing: Thing, { at }: SchemaList): readonly unknown[] {
  const value = Object.hasOwn(thing, at) ? thing[at] : undefined
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
}

/** The thing with another list, its places counted anew where they are written. */
export function withItems(thing: Thing, { at, isNumbered }: SchemaList, items: readonly unknown[]): Thing {
  const { [at]: _, ...others } = thing
  if (items.length === 0) return others
  const numbered = items.map((item, index) => (isNumbered && isThing(item) ? { ...item, position: index + 1 } : item))
  return { ...thing, [at]: numbered }
}

/** What search engines ask for and the thing has not. */
export function missingFields(thing: Thing, { fields }: SchemaKind): readonly SchemaField[] {
  return fields.filter(({ at, isNeeded }) => isNeeded && textAt(thing, at) === '')
}

interface Step {
  readonly key: string
  readonly type: string | undefined
}

const stepsOf = (at: string): readonly Step[] =>
  at.split('/').map((step) => {
    const [key = '', type] = step.split(':')
    return { key, type }
  })

const firstKey = (at: string): string => stepsOf(at)[0]?.key ?? ''

export const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)
