import type { Json } from '@heddle/store'
import type { ElementFacts } from '../../element-facts.ts'
import type { ComponentProperty, DocumentRecord, Id, NodeRecord } from '../../records/types.ts'
import { factsOfProperty } from '../../rules/facts-of-property.ts'
import { textsInField, valuesBeside, withRowsApart, type TextPath } from '../../rules/texts-in-field.ts'
import { isBinding } from '../../values/bindable.ts'
import { findByLanguage, readInside } from '../../values/by-language.ts'
import type { TextsContext, TranslatedText } from './find-texts.ts'
import { textInside } from './text-at.ts'

/** What an atom of a record holds, as the texts in it are found there. */
export function asFound(record: DocumentRecord, atom: string, value: Json | null, { factsOf }: TextsContext): Json | null {
  const [kind, field = ''] = atom.split('/')
  if (record.kind !== 'node' || kind !== 'props' || value === null) return value
  return withRowsApart(field, value, factsOf?.(record)?.fields ?? {}, valuesBeside(record))
}

/** Texts inside of values that are one for all languages: in the items of a list, by their declaration or by language already. */
export function textsInValues(
  id: Id,
  path: string,
  holder: Pick<NodeRecord, 'props'>,
  fields: ElementFacts['fields'],
  context: TextsContext,
): readonly TranslatedText[] {
  return Object.entries(holder.props).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([variant, given]) => {
      if (typeof given !== 'object' || given === null || isBinding(given)) return []
      const value = withRowsApart(field, given, fields, valuesBeside(holder))
      const declared = textsInField(field, value, fields, valuesBeside(holder))
      return textsAtPlaces(id, `${path}/${field}/${variant}`, value, declared, context)
    }),
  )
}

/** Texts of what instances have that set nothing: in a list or an object, by what the component says of it. */
export function textsOfDefault(
  id: Id,
  name: string,
  property: ComponentProperty,
  context: TextsContext,
): readonly TranslatedText[] {
  const { defaultValue } = property
  const declared = textsInField(name, defaultValue, { [name]: factsOfProperty(property) }, () => undefined)
  return textsAtPlaces(id, `properties/${name}/defaultValue`, defaultValue, declared, context)
}

/** What stands in a value where it was declared, and whatever stands there by language already. */
function textsAtPlaces(
  id: Id,
  path: string,
  value: unknown,
  declared: readonly TextPath[],
  context: TextsContext,
): readonly TranslatedText[] {
  const places = [...declared, ...findByLanguage(value).map(([keys]) => keys)].map((keys) => keys.join('/'))
  return [...new Set(places)].flatMap((place) => textInside(id, `${path}/${place}`, readInside(value, place.split('/')), context))
}
