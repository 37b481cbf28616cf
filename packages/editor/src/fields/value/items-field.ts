import { isField, list, type ListField, type ValueField } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { itemOfSample } from '../sample-fields.ts'

/** What a list of any values is edited by where its items are of one kind, or its usual ones are while there is none. */
export function itemsField({ label, default: usual }: ValueField, value: unknown): ListField | undefined {
  if (!Array.isArray(value)) return undefined
  const given = value as readonly Json[]
  // Items that were only just added say nothing of themselves.
  const said = given.filter((one) => JSON.stringify(one) !== '{}')
  const item = itemOfSample(said.length > 0 ? said : Array.isArray(usual) ? (usual as readonly Json[]) : [])
  if (!item || (said.length < given.length && isField(item))) return undefined
  const names = isField(item) ? [] : Object.keys(item)
  const named = names.includes('label') ? 'label' : names.find((name) => !isField(item) && item[name]?.kind === 'text')
  const field = list({ label, item, bindable: false })
  return named === undefined ? field : { ...field, itemLabel: named }
}
