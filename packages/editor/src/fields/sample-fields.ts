import { findByLanguage, writeInside, type TextPath } from '@heddle/document'
import { boolean, isField, list, number, object, text, value, type Field, type Fields, type Parts } from '@heddle/kit'
import type { Json } from '@heddle/store'

/** What values of people may be at most, where nobody said more than that they are numbers. */
export const ANY_NUMBER = { min: -1e15, max: 1e15 } as const
/** How deep a sample is looked into: what lies deeper is set as it is. */
const DEEPEST = 4

type Base = Pick<Field, 'label' | 'bindable'>

/** The items of a list as those of a sample are: values of one kind, or the fields that its objects have. Absent where it shows none. */
export function itemOfSample(sample: readonly Json[], deep = 0): Parts | undefined {
  const [first] = sample
  if (first === undefined || deep >= DEEPEST) return undefined
  if (sample.every(isObject)) return fieldsOfSample(sample, deep)
  return isAlike(sample) ? fieldOfSample({ label: { en: '' }, bindable: true }, sample, deep) : undefined
}

/** Fields for the keys that objects of a sample have; a key of several kinds takes any value. Absent where they have none. */
export function fieldsOfSample(
  sample: readonly Readonly<Record<string, Json>>[],
  deep = 0,
): Readonly<Record<string, Field>> | undefined {
  const keys = [...new Set(sample.flatMap((one) => Object.keys(one)))].slice(0, MOST_KEYS)
  if (keys.length === 0 || deep >= DEEPEST) return undefined
  return Object.fromEntries(
    keys.map((key) => {
      const values = sample.flatMap((one) => (Object.hasOwn(one, key) ? [one[key] as Json] : []))
      return [key, fieldOfSample({ label: { en: key }, bindable: true }, values, deep + 1)]
    }),
  )
}

const MOST_KEYS = 100

/** A value with one text in the place of each that stands by language: a sample that shows texts. */
export function withoutLanguages(value: Json): Json {
  return findByLanguage(value).reduce<Json>((rest, [path]) => writeInside(rest, path, '') ?? '', value)
}

/** Fields of a sample, the text at a path as one that is written in each language. */
export function withText(fields: Fields, [key = '', ...rest]: TextPath): Fields {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined
  if (rest.length > 0)
    return field?.kind === 'object' ? { ...fields, [key]: object({ ...field, fields: withText(field.fields, rest) }) } : fields
  if (field?.kind !== 'text') return fields
  return { ...fields, [key]: text({ label: field.label, bindable: field.bindable, translated: true }) }
}

/** Dotted paths to the texts of a sample's fields; an empty one where the items are texts themselves. */
export function textPaths(parts: Parts | undefined, before = ''): readonly string[] {
  if (parts === undefined) return []
  if (isField(parts)) return parts.kind === 'text' ? [''] : []
  return Object.entries(parts).flatMap(([key, field]) => {
    if (!KEY.test(key)) return []
    if (field.kind === 'object') return textPaths(field.fields, `${before}${key}.`)
    return field.kind === 'text' ? [before + key] : []
  })
}

/** A key that a dotted path can name. */
const KEY = /^[^./[\]]+$/

function fieldOfSample(base: Base, values: readonly Json[], deep: number): Field {
  const [first] = values
  if (!isAlike(values)) return value({ ...base, default: '' })
  if (typeof first === 'boolean') return boolean(base)
  if (typeof first === 'number') return number({ ...base, ...ANY_NUMBER, default: 0 })
  if (typeof first === 'string') return text(base)
  if (Array.isArray(first)) {
    const item = itemOfSample((values as readonly (readonly Json[])[]).flat(), deep + 1)
    return item ? list({ ...base, item }) : value({ ...base, shape: 'list', default: [] })
  }
  const fields = isObject(first) ? fieldsOfSample(values as readonly Readonly<Record<string, Json>>[], deep) : undefined
  return fields ? object({ ...base, fields }) : value({ ...base, default: first ?? '' })
}

function isAlike(values: readonly Json[]): boolean {
  return new Set(values.map((one) => (Array.isArray(one) ? 'list' : one === null ? 'nothing' : typeof one))).size === 1
}

/** An object of a sample. */
export function isObject(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
