import { isSpread, type FormulaItem, type FormulaTree } from '../tree.ts'
import { perhaps, type Analysis } from './analysis.ts'
import { ANALYSIS_MESSAGES } from './messages.ts'
import { ANY, isAny, listOf } from './shapes.ts'
import type { FormulaType, FunctionSignature, FunctionSignatureParameter, Shape } from './types.ts'

export type CallTree = Extract<FormulaTree, readonly ['c', ...unknown[]]>

/** Checks a call of a built-in function: how many values it gets and of which types. Gives the function's result. */
export function checkCall(tree: CallTree, signature: FunctionSignature, analysis: Analysis): Shape {
  const [, , items] = tree
  const { name, parameters, result, replacedBy, lazy } = signature
  const spreadAt = items.findIndex(isSpread)
  const inside = lazy ? perhaps(analysis) : analysis
  for (const [at, item] of items.entries()) {
    const parameter = spreadAt !== -1 && at >= spreadAt ? undefined : parameterAt(parameters, at)
    checkArgument(item, at, parameter, inside)
  }
  const missing = spreadAt === -1 ? parameters.slice(items.length).find((one) => !one.optional && !one.rest) : undefined
  if (missing) {
    const severity = isRefused(NOTHING_GIVEN, missing) ? 'error' : 'warning'
    analysis.report(severity, 'missing-argument', ANALYSIS_MESSAGES.missing(name, missing.name), tree)
  }
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
    analysis.infer(item[2], { ...perhaps(analysis), bound })
    if (wanted.includes('callback')) return
    const isTyped = parameter !== undefined && !wanted.includes('any')
    const message = isTyped ? ANALYSIS_MESSAGES.wrongType(at, wanted) : ANALYSIS_MESSAGES.functionValue
    const severity = isRefused(['callback'], parameter) ? 'error' : 'warning'
    analysis.report(severity, isTyped ? 'wrong-type' : 'function-value', message, item)
    return
  }
  const given = analysis.infer(item, analysis)
  if (!fits(given, wanted, parameter?.optional === true)) {
    const severity = isRefused(given.types, parameter) ? 'error' : 'warning'
    analysis.report(severity, 'wrong-type', ANALYSIS_MESSAGES.wrongType(at, wanted), item)
  }
}

const NOTHING_GIVEN: readonly FormulaType[] = ['nothing']

/** What every function refuses in place of a type. The others (dates, files, keys, conditions) are taken from much. */
const REFUSED: Readonly<Partial<Record<FormulaType, readonly FormulaType[]>>> = {
  text: ['number', 'boolean', 'list', 'object', 'callback'],
  number: ['boolean', 'list', 'object', 'callback'],
  list: ['text', 'number', 'boolean', 'object', 'callback'],
  object: ['text', 'number', 'boolean', 'date', 'callback'],
  callback: ['text', 'number', 'boolean', 'list', 'object', 'date', 'nothing'],
}

/** Whether the function surely fails with what it is given: an error must never be stricter than running. */
function isRefused(given: readonly FormulaType[], parameter: FunctionSignatureParameter | undefined): boolean {
  if (parameter === undefined || parameter.optional) return false
  const wanted = listOf(parameter.type)
  // A text or a number is a key, and `true` makes one too.
  if (given.includes('boolean') && wanted.includes('text') && wanted.includes('number')) return false
  return wanted.every((type) => given.every((one) => REFUSED[type]?.includes(one) ?? false))
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
