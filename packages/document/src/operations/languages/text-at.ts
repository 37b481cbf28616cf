import type { Id, Language, NodeRecord } from '../../records/types.ts'
import type { Bindable } from '../../values/bindable.ts'
import { isText, textsByLanguage } from '../../values/by-language.ts'
import type { TextsContext, TranslatedText } from './find-texts.ts'

/** A text that stands in a value that is one atom: by language, or one for the default language. */
export function textInside(id: Id, map: string, value: unknown, context: TextsContext): readonly TranslatedText[] {
  const values = textsByLanguage(value, context)
  const texts = Object.values(values)
  if (value !== undefined && texts.length === 0) return []
  return context.isWithEmpty || texts.some((text) => text !== '') ? [{ id, map, values }] : []
}

/**
 * Texts of fields that vary by language.
 * @param empty fields that are listed without a text too
 */
export function textsIn(
  id: Id,
  path: string,
  props: NodeRecord['props'],
  languages: readonly Language[],
  empty: readonly string[],
): readonly TranslatedText[] {
  const fields = [...new Set([...Object.keys(props), ...empty])]
  return fields.flatMap((field) => {
    const values = (Object.hasOwn(props, field) ? props[field] : undefined) ?? {}
    return textAt(id, `${path}/${field}`, values, languages, empty.includes(field))
  })
}

/** A text with a place of its own for each language; none where something else stands there. */
export function textAt(
  id: Id,
  map: string,
  all: Readonly<Record<string, Bindable>>,
  languages: readonly Language[],
  isEmptyListed: boolean,
): readonly TranslatedText[] {
  const values: Record<Language, Bindable<string>> = {}
  for (const language of languages) {
    const value = Object.hasOwn(all, language) ? all[language] : undefined
    if (isText(value)) values[language] = value
    else if (value !== undefined) return []
  }
  return isEmptyListed || Object.values(values).some((value) => value !== '') ? [{ id, map, values }] : []
}
