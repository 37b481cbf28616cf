import { setKnownScope } from '@heddle/formula/run'
import { isPublishedBinding, type PublishedFormula } from '@heddle/document/published'

/**
 * Project formulas as functions by id and by name (logic reference 1.7). Each sees its parameters and the site's own names,
 * but nothing of the place it is called from.
 */
export function projectFormulas(
  formulas: readonly PublishedFormula[],
  resolve: (value: unknown, scope: object) => unknown,
  scope: () => object,
): object {
  const names: object = Object.create(null)
  const expose = (name: string, call: (...args: readonly unknown[]) => unknown): void => {
    Object.defineProperty(names, name, { enumerable: true, configurable: true, value: call })
  }
  const calls = formulas.filter(({ body }) => isPublishedBinding(body)).map((formula) => ({ formula, call: callOf(formula) }))
  for (const { formula, call } of calls) expose(formula.name, call)
  for (const { formula, call } of calls) expose(formula.id, call)
  return names

  function callOf({ parameters, body }: PublishedFormula): (...args: readonly unknown[]) => unknown {
    return (...args) => {
      const own = Object.fromEntries(parameters.map(({ name }, at) => [name, { value: args[at], enumerable: true }]))
      const inside = Object.create(scope(), own) as object
      // A parameter may have any name.
      if (parameters.length > 0) setKnownScope(inside, undefined)
      return resolve(body, inside)
    }
  }
}
