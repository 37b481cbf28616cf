import { equalJson, type Json } from '@heddle/store'
import { isBinding } from '../values/bindable.ts'
import { isByLanguage, isText, textsByLanguage } from '../values/by-language.ts'
import type { Language } from '../values/variants.ts'

/** Whether of a value nothing but texts became others that stand in it by language. */
export function isSameButTexts(before: Json, after: Json, defaultLanguage: Language): boolean {
  if (equalJson(before, after)) return true
  if (isByLanguage(before)) return isOtherText(before, after, defaultLanguage)
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after)) return false
  const names = Object.keys(before)
  if (names.length !== Object.keys(after).length) return false
  return names.every(
    (name) => Object.hasOwn(after, name) && isSameButTexts(before[name] as Json, after[name] as Json, defaultLanguage),
  )
}

/** Whether a text became another one, in one language or in several. What a formula gives in a language stays as it is. */
export function isOtherText(before: Json, after: Json, defaultLanguage: Language): boolean {
  if (![before, after].every((value) => value === null || isText(value) || isByLanguage(value))) return false
  const [one, other] = [before, after].map((value) => textsByLanguage(value, { defaultLanguage }))
  return [...Object.keys(one ?? {}), ...Object.keys(other ?? {})].every((language) => {
    const [was, is] = [one?.[language], other?.[language]]
    return equalJson((was ?? null) as Json, (is ?? null) as Json) || !(isBinding(was) || isBinding(is))
  })
}

function isContainer(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null
}
