import { compileFormula } from '@heddle/formula/run'
import { createLateFormulas } from './late-formula.ts'
import { isPublishedBinding, type PublishedBinding } from '@heddle/document/published'

/** Value of a literal or a binding in a scope; `onFailure` is told why a formula gave none. */
export type Evaluate = (value: unknown, scope: object, onFailure?: (error: unknown) => void) => unknown

const compiled = new WeakMap<PublishedBinding, (scope: object) => unknown>()

/** A formula that fails gives `undefined`, and the page goes on (logic reference 1.5). */
export const evaluateFormulas: Evaluate = (value, scope, onFailure) => {
  if (!isPublishedBinding(value)) return value
  try {
    return value.late ? late(value, scope) : run(value, scope)
  } catch (error) {
    onFailure?.(error)
    return undefined
  }
}

function run(binding: PublishedBinding, scope: object): unknown {
  let formula = compiled.get(binding)
  if (!formula) {
    formula = compileFormula(binding.tree)
    compiled.set(binding, formula)
  }
  return formula(scope)
}
const late = createLateFormulas(run)

/** A copy of a scope, or of an object that one holds, with one more own name; getters stay getters. */
export function withOwn(object: object, name: string, value: unknown): object {
  const own = { value, enumerable: true, configurable: true }
  return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(object), [name]: own })
}
