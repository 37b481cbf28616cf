import { isSpread, type FormulaItem, type FormulaTree } from '../tree.ts'
import type { Analysis } from './analysis.ts'
import { ANALYSIS_MESSAGES } from './messages.ts'
import { ANY, isAny, isNothing, listOf } from './shapes.ts'
import type { FormulaType, FunctionSignature, FunctionSignatureParameter, Shape } from './types.ts'

export type CallTree = Extract<FormulaTree, readonly ['c', ...unknown[]]>

/** Checks a call of a built-in function: how many values it gets and of which types. Gives the function's result. */
export function checkCall(tree: CallTree, signature: FunctionSignature, analysis: Analysis): Shape {
  const [, , items] = tree
  const { name, parameters, result, replacedBy } = signature
  const spreadAt = items.findIndex(isSpread)
  for (const [at, item] of items.entries()) {
    const parameter = spreadAt !== -1 && at >= spreadAt ? undefined : parameterAt(parameters, at)
    checkArgument(item, at, parameter, analysis)
  }
  const missing = spreadAt === -1 ? parameters.slice(items.length).find((one) => !one.optional && !one.rest) : undefined
  if (missing) analysis.report('error', 'missing-argument', ANALYSIS_MESSAGES.missing(name, missing.name), tree)
  if (!parameters.at(-1)?.rest && items.length > parameters.length && spreadAt === -1)
    analysis.report('warning', 'too-many-arguments', ANALYSIS_MESSAGES.tooMany(name, parameters.length), tree)
  if (replacedBy !== undefined)
    analysis.report('warning', 'replaced', ANALYSIS_MESSAGES.replaced(name, replacedBy), tree, replacedBy)
  return { types: listOf(result) }
}

function parameterAt(parameters: readonly FunctionSignatureParameter[], at: number): FunctionSignatureParameter | undefined {
  const rest = parameters.at(-1)?.rest
  if (at < parameters.length || rest === undefined) return parameters[at]
  return parameters[parameters.length - rest + ((at - parameters.length) % rest)]
}

function checkArgument(
  item: FormulaItem,
  at: number,
  parameter: FunctionSignatureParameter | undefined,
  analysis: Analysis,
): void {
  const wanted = parameter ? listOf(parameter.type) : (['any'] as const)
  if (isSpread(item)) {
    analysis.infer(item[1], analysis)
    return
  }
  if (item[0] === 'f') {
    const bound = new Map([...analysis.bound, ...item[1].map((name) => [name, ANY] as const)])
    analysis.infer(item[2], { ...analysis, bound })
    if (wanted.includes('callback')) return
    if (parameter === undefined || wanted.includes('any'))
      analysis.report('error', 'function-value', ANALYSIS_MESSAGES.functionValue, item)
    else analysis.report('error', 'wrong-type', ANALYSIS_MESSAGES.wrongType(at, wanted), item)
    return
  }
  const given = analysis.infer(item, analysis)
  // Some functions take nothing where others refuse it.
  if (!fits(given, wanted, parameter?.optional === true))
    analysis.report(isNothing(given) ? 'warning' : 'error', 'wrong-type', ANALYSIS_MESSAGES.wrongType(at, wanted), item)
}

/** Types that one of another name may stand for. A collection is an object that counts as a list; dates are texts. */
const ALSO: Readonly<Partial<Record<FormulaType, readonly FormulaType[]>>> = {
  text: ['date'],
  date: ['text'],
  object: ['list', 'file', 'date'],
  file: ['object', 'text'],
}

/** Whether a value may be one that is wanted. What may be several things is given the benefit of the doubt. */
function fits(given: Shape, wanted: readonly FormulaType[], optional: boolean): boolean {
  if (isAny(given) || wanted.includes('any')) return true
  return given.types.some((type) => {
    if (type === 'nothing') return optional || given.types.length > 1
    if (wanted.includes(type)) return true
    if (type === 'object' && given.isClosed && wanted.includes('list')) return Object.hasOwn(given.fields ?? {}, 'data')
    return ALSO[type]?.some((other) => wanted.includes(other)) ?? false
  })
}
