import { findByLanguage, labelsOfRows, writeInside, type TextPath } from '@heddle/document'
import {
  isField,
  list,
  object,
  text,
  type Fields,
  type FieldValues,
  type ListField,
  type Parts,
  type ValueField,
} from '@heddle/kit'
import type { Json } from '@heddle/store'
import { itemOfSample } from '../sample-fields.ts'

/**
 * What a list of any values is edited by where its items are of one kind, or its usual ones are while there is none.
 * @param values of the fields beside it, which may say where in its items texts for visitors stand
 */
export function itemsField(field: ValueField, value: unknown, values: FieldValues = {}): ListField | undefined {
  if (!Array.isArray(value)) return undefined
  const { label, default: usual } = field
  const given = (value as readonly Json[]).map(withoutLanguages)
  // Items that were only just added say nothing of themselves.
  const said = given.filter((one) => JSON.stringify(one) !== '{}')
  const item = itemOfSample(said.length > 0 ? said : Array.isArray(usual) ? (usual as readonly Json[]) : [])
  if (!item || (said.length < given.length && isField(item))) return undefined
  const names = isField(item) ? [] : Object.keys(item)
  const named = names.includes('label') ? 'label' : names.find((name) => !isField(item) && item[name]?.kind === 'text')
  const made = list({ label, item: withTexts(item, field, values), bindable: false })
  return named === undefined ? made : { ...made, itemLabel: named }
}

/** A value with one text in the place of each that stands by language. */
function withoutLanguages(value: Json): Json {
  return findByLanguage(value).reduce<Json>((rest, [path]) => writeInside(rest, path, '') ?? '', value)
}

/** The parts of an item, those that hold texts for visitors as such. */
function withTexts(item: Parts, field: ValueField, values: FieldValues): Parts {
  if (isField(item)) return item.kind === 'text' && field.item?.kind === 'text' ? field.item : item
  return labelsOfRows(field, (name) => values[name]).reduce(withText, item)
}

function withText(fields: Fields, [key = '', ...rest]: TextPath): Fields {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined
  if (rest.length > 0)
    return field?.kind === 'object' ? { ...fields, [key]: object({ ...field, fields: withText(field.fields, rest) }) } : fields
  if (field?.kind !== 'text') return fields
  return { ...fields, [key]: text({ label: field.label, bindable: field.bindable, translated: true }) }
}
