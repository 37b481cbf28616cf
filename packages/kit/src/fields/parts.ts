import { isByLanguage } from '@heddle/document'
import { isBinding } from '@heddle/document/values'
import type { Json } from '@heddle/store'
import { MESSAGES } from '../messages.ts'
import type { Field, Fields } from './types.ts'

/** What an item of a list is: one value, or an object with fields of its own. */
export type Parts = Field | Fields

/** Tells one field from fields by name. */
export function isField(parts: Parts): parts is Field {
  return typeof (parts as { readonly kind?: unknown }).kind === 'string'
}

export function isObject(value: unknown): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is wrong with the values of fields inside of a value, the first that is: it names the field. */
export function checkParts(parts: Parts, value: Json): string | undefined {
  if (isField(parts)) return checkPart(parts, value)
  if (!isObject(value) || isBinding(value)) return MESSAGES.mustBeObject
  for (const [name, field] of Object.entries(parts)) {
    const part = Object.hasOwn(value, name) ? value[name] : undefined
    const problem = part === undefined ? undefined : checkPart(field, part)
    if (problem !== undefined) return MESSAGES.inPart(field.label.en, problem)
  }
  return undefined
}

/** A translated text is one, or one for each language. */
function checkPart(field: Field, value: Json): string | undefined {
  if (field.translated && isByLanguage(value))
    return Object.values(value.texts).reduce<string | undefined>(
      (problem, text) => problem ?? checkPart(field, text as Json),
      undefined,
    )
  if (!isBinding(value)) return field.check(value)
  return field.bindable ? undefined : MESSAGES.mustNotBeBound
}
