import type { ComponentProperty, Id, LibraryComponentRecord, NodeRecord } from '../../records/types.ts'
import { isBinding, type Bindable } from '../../values/bindable.ts'
import { isByLanguage, isText, type TextByLanguage } from '../../values/by-language.ts'
import { DEFAULT_VARIANT } from '../../values/variants.ts'
import type { DocumentView } from '../../view/view.ts'

/** The formula that works out each property of an instance as it is set there, in every language. */
export function propertyCodes(
  { properties = {} }: LibraryComponentRecord,
  { props }: NodeRecord,
  view: Pick<DocumentView, 'languages'>,
): ReadonlyMap<Id, string> {
  return new Map(
    Object.entries(properties).map(([id, property]) => [id, codeOf(valueOf(props[id] ?? {}, property, view.languages()))]),
  )
}

function valueOf(own: NodeRecord['props'][string], { defaultValue = null }: ComponentProperty, languages: readonly string[]) {
  if (Object.hasOwn(own, DEFAULT_VARIANT)) return own[DEFAULT_VARIANT]
  const texts = languages.flatMap((language) => {
    const text = Object.hasOwn(own, language) ? own[language] : undefined
    return isText(text) ? [[language, text] as const] : []
  })
  return texts.length === 0 ? defaultValue : ({ type: 't', texts: Object.fromEntries(texts) } satisfies TextByLanguage)
}

/** Objects and lists are written as formulas write them, so that the formulas and texts in them go along. */
function codeOf(value: Bindable | TextByLanguage | undefined): string {
  if (isBinding(value)) return value.code
  if (isByLanguage(value)) return codeOfTexts(value)
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`
  return typeof value === 'object' && value !== null ? codeOfParts(value as object) : JSON.stringify(value ?? null)
}

function codeOfParts(parts: object): string {
  return `{${Object.entries(parts)
    .map(([key, part]) => `${JSON.stringify(key)}: ${codeOf(part as Bindable)}`)
    .join(', ')}}`
}

/** A text that is there in one language is that of all. */
function codeOfTexts({ texts }: TextByLanguage): string {
  const [only, ...others] = Object.values(texts)
  return others.length === 0 ? codeOf(only) : `translate(${codeOfParts(texts)})`
}
