import type { FormulaValue } from '@heddle/kit'
import type { PublishedBinding } from '@heddle/document/published'

/**
 * Formulas handed out as functions: one for each formula and scope, so that a body whose other values change is handed the same
 * again. What fails gives `undefined`, and the page goes on (logic reference 1.5).
 */
export function createLateFormulas(run: (binding: PublishedBinding, scope: object) => unknown) {
  const known = new WeakMap<PublishedBinding, WeakMap<object, FormulaValue>>()
  return (binding: PublishedBinding, scope: object): FormulaValue => {
    let byScope = known.get(binding)
    if (!byScope) known.set(binding, (byScope = new WeakMap()))
    let formula = byScope.get(scope)
    if (!formula) {
      formula = (names) => {
        try {
          return run(binding, withNames(scope, names))
        } catch {
          return undefined
        }
      }
      byScope.set(scope, formula)
    }
    return formula
  }
}

/** A scope with more names of its own, which go before those it has; getters stay getters. */
export function withNames(scope: object, names: Readonly<Record<string, unknown>> | undefined): object {
  if (!names) return scope
  return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(scope), ...Object.getOwnPropertyDescriptors(names) })
}
