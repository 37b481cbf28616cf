import { isSpread, type FormulaTree } from '../tree.ts'
import { perhaps, type Analysis } from './analysis.ts'
import { checkCall, type CallTree } from './check-call.ts'
import { mayBreakOff, memberOf, type MemberTree } from './infer-member.ts'
import { functionInsteadOf } from './method-names.ts'
import { ANALYSIS_MESSAGES } from './messages.ts'
import { ANY, fieldOf, isAny } from './shapes.ts'
import { suggestName } from './suggest.ts'
import type { Shape } from './types.ts'

/** What a call gives: of an arrow function, a built-in function or a function of the scope. */
export function inferCall(tree: CallTree, analysis: Analysis): Shape {
  const [, callee] = tree
  if (callee[0] === 'f') return inferAtOnce(tree, callee, analysis)
  const name = builtInName(callee, analysis)
  const signature = name === undefined ? undefined : analysis.functions.get(name)
  if (signature) return checkCall(tree, signature, analysis)
  const behind = mayBreakOff(tree) ? perhaps(analysis) : analysis
  inferItems(tree, behind)
  if (callee[0] === 'n') return inferNamed(callee, behind)
  if (callee[0] === '.') return inferMethod(callee, analysis, behind.report)
  analysis.infer(callee, analysis)
  behind.report('error', 'not-a-function', ANALYSIS_MESSAGES.calledValue('This'), callee)
  return ANY
}

/** The name that means a built-in function here: not one of a parameter or of the scope. */
function builtInName(callee: FormulaTree, { bound, scope }: Analysis): string | undefined {
  const isTaken = (name: string) => bound.has(name) || fieldOf(scope?.fields, name) !== undefined
  if (callee[0] === 'n') return isTaken(callee[1]) ? undefined : callee[1]
  if (callee[0] !== '.' || callee[1][0] !== 'n' || callee[1][1] !== 'fx' || isTaken('fx')) return undefined
  return callee[2][0] === 'l' ? String(callee[2][1]) : undefined
}

function inferItems([, , items]: CallTree, analysis: Analysis): readonly Shape[] {
  return items.map((item) => {
    if (!isSpread(item)) return analysis.infer(item, analysis)
    analysis.infer(item[1], analysis)
    return ANY
  })
}

function inferAtOnce(
  tree: CallTree,
  [, names, body]: Extract<FormulaTree, readonly ['f', ...unknown[]]>,
  analysis: Analysis,
): Shape {
  const shapes = inferItems(tree, analysis)
  const isKnown = !tree[2].some(isSpread)
  const bound = new Map([...analysis.bound, ...names.map((name, at) => [name, (isKnown && shapes[at]) || ANY] as const)])
  return analysis.infer(body, { ...analysis, bound })
}

function inferNamed(callee: Extract<FormulaTree, readonly ['n', string]>, { bound, scope, functions, report }: Analysis): Shape {
  const name = callee[1]
  const shape = bound.get(name) ?? fieldOf(scope?.fields, name)
  if (shape) {
    if (bound.has(name) || isValue(shape)) report('error', 'not-a-function', ANALYSIS_MESSAGES.calledValue(name), callee)
    return ANY
  }
  if (scope && !scope.isClosed) return ANY
  const suggestion =
    functionInsteadOf(name, functions) ?? suggestName(name, [...functions.keys(), ...Object.keys(scope?.fields ?? {})])
  report('error', 'unknown-function', ANALYSIS_MESSAGES.unknownFunction(name, suggestion), callee, suggestion)
  return ANY
}

/** Surely no function. */
function isValue(shape: Shape): boolean {
  return !isAny(shape) && !shape.types.includes('callback')
}

/** Values have no methods; what the scope holds may have functions of its own, such as `formulas.total()`. */
function inferMethod(callee: MemberTree, analysis: Analysis, report: Analysis['report']): Shape {
  const [, owner, key] = callee
  const name = key[0] === 'l' ? String(key[1]) : undefined
  if (name === undefined) {
    analysis.infer(callee, analysis)
    return ANY
  }
  const isGlobal = owner[0] === 'n' && GLOBALS.has(owner[1]) && !analysis.bound.has(owner[1])
  const shape = isGlobal ? undefined : analysis.infer(owner, analysis)
  const member =
    shape && (fieldOf(shape.fields, name) ?? (isAny(shape) ? undefined : memberOf({ ...shape, isClosed: true }, name)))
  if (member) {
    if (isValue(member)) report('error', 'not-a-function', ANALYSIS_MESSAGES.calledValue(name), callee)
    return ANY
  }
  const instead = functionInsteadOf(name, analysis.functions)
  // Of an owner that may be anything, a function of its own is possible unless JavaScript's own is surely meant.
  if (shape && mayHoldFunctions(shape) && (instead === undefined || HOST_OWNERS.test(rootOf(owner)))) return ANY
  const message = instead === undefined ? ANALYSIS_MESSAGES.noMethod(name) : ANALYSIS_MESSAGES.method(name, instead)
  report('error', 'method', message, callee, instead)
  return ANY
}

function mayHoldFunctions(shape: Shape): boolean {
  return isAny(shape) || (shape.types.includes('object') && !shape.isClosed)
}

const GLOBALS: ReadonlySet<string> = new Set(['Math', 'JSON', 'Object', 'Array', 'String', 'Number', 'Date', 'console'])

/** Names of the scope that hold functions of the project, of components and of plugins. */
const HOST_OWNERS = /^(?:formulas|pluginFormulas|plugins|context|fx)$/

function rootOf(tree: FormulaTree): string {
  return tree[0] === 'n' ? tree[1] : tree[0] === '.' ? rootOf(tree[1]) : ''
}
