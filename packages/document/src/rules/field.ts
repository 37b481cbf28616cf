import type { ElementFacts } from '../element-facts.ts'
import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { SiteRecord } from '../records/types.ts'
import { isBinding, type Bindable } from '../values/bindable.ts'
import { DEFAULT_VARIANT } from '../values/variants.ts'

export interface PropQuestion {
  readonly facts: ElementFacts | undefined
  readonly element: string
  readonly field: string
  readonly variant: string
  /** `null` resets and is always allowed. */
  readonly value: Bindable | null
  readonly site: SiteRecord | undefined
}

/** What is wrong with a value of an element's field. Elements that are not installed take anything. */
export function checkProp({ facts, element, field, variant, value, site }: PropQuestion, path: string): readonly Issue[] {
  if (facts === undefined || value === null) return []
  const declared = Object.hasOwn(facts.fields, field) ? facts.fields[field] : undefined
  if (declared === undefined) return [errorAt('unknown-field', path, MESSAGES.unknownField(element, field))]
  const allowed = allowedVariants(declared, site)
  const wrong = checkFieldValue(declared, field, value, path)
  return allowed.includes(variant)
    ? wrong
    : [errorAt('foreign-variant', path, MESSAGES.foreignVariant(field, variant, allowed)), ...wrong]
}

function checkFieldValue(
  declared: ElementFacts['fields'][string],
  field: string,
  value: Bindable,
  path: string,
): readonly Issue[] {
  if (isBinding(value)) {
    if (!declared.bindable) return [errorAt('not-bindable', path, MESSAGES.notBindable(field))]
    return value.code.trim() === '' ? [errorAt('empty-formula', path, MESSAGES.emptyFormula)] : []
  }
  const wrong = declared.check(value)
  if (wrong === undefined) return []
  const isOfType = declared.default === undefined || typeof value === typeof declared.default
  return [errorAt(isOfType ? 'wrong-value' : 'wrong-type', path, wrong)]
}

function allowedVariants(
  field: { readonly translated: boolean; readonly screens?: string },
  site: SiteRecord | undefined,
): readonly string[] {
  if (field.translated) return Object.keys(site?.languages ?? {})
  return field.screens === undefined ? [DEFAULT_VARIANT] : [...new Set([DEFAULT_VARIANT, ...Object.keys(site?.screens ?? {})])]
}
