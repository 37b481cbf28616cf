import { isPublishedBinding } from '@heddle/document/published'
import type { Fields } from '@heddle/kit'

/**
 * The name of a setting that a formula stands in where none may: what is a visitor's goes into declared places only, never into
 * an address's beginning or the name of a header. `undefined` when all is well.
 */
export function misplacedFormula(fields: Fields, config: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(config).find((name) => {
    const value = config[name]
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field?.kind === 'pairs' && field.bindable && Array.isArray(value)) return value.some((pair: unknown) => !isNamed(pair))
    return field?.bindable === true && field.kind !== 'pairs' ? false : holdsFormula(value)
  })
}

/** A pair whose name is the builder's. */
function isNamed(pair: unknown): boolean {
  return typeof pair === 'object' && pair !== null && 'name' in pair && typeof pair.name === 'string'
}

function holdsFormula(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return isPublishedBinding(value) || Object.values(value).some(holdsFormula)
}
