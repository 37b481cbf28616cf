import { labelsOfRows } from '@heddle/document'
import { isField, list, type FieldValues, type ListField, type Parts, type ValueField } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { itemOfSample, withoutLanguages, withText } from '../sample-fields.ts'

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

/** The parts of an item, those that hold texts for visitors as such. */
function withTexts(item: Parts, field: ValueField, values: FieldValues): Parts {
  if (isField(item)) return item.kind === 'text' && field.item?.kind === 'text' ? field.item : item
  return labelsOfRows(field, (name) => values[name]).reduce(withText, item)
}
