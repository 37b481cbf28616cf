import type { ComponentFormula } from '@heddle/document'
import { withParameterRenamed } from '@heddle/document/operations'

/** A formula with the parameters of these names: one that is called otherwise now is the same one, in its text and examples too. */
export function withParameters(formula: ComponentFormula, names: readonly string[]): ComponentFormula {
  const { parameters } = formula
  const changed = names.length === parameters.length ? parameters.findIndex(({ name }, at) => name !== names[at]) : -1
  const to = names[changed]
  const isRenamed =
    to !== undefined &&
    !parameters.some(({ name }) => name === to) &&
    parameters.every(({ name }, at) => at === changed || name === names[at])
  const renamed = isRenamed ? withParameterRenamed(formula, changed, to) : undefined
  if (renamed) return { ...formula, ...renamed }
  const known = new Map(parameters.map((one) => [one.name, one]))
  return { ...formula, parameters: names.map((name) => known.get(name) ?? { name, type: 'any' }) }
}
