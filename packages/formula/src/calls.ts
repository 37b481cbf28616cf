import { compileArrow, refuseArrow, type ArrowTree } from './arrows.ts'
import { allowList, charge, chargeMade, spendOnText } from './budget.ts'
import { compileBuiltIn } from './built-in.ts'
import { builtInOf, type Compilation } from './compilation.ts'
import { FormulaError } from './formula-error.ts'
import { STEPS_PER_OWN_CALL } from './limits.ts'
import { RUN_MESSAGES } from './messages.ts'
import { calleeName, hasName } from './read.ts'
import { BROKEN_OFF, settled, type Run } from './settle.ts'
import { itemsOf } from './spread.ts'
import { isSpread, type FormulaItem, type FormulaTree } from './tree.ts'

export type CallTree = Extract<FormulaTree, readonly ['c', ...unknown[]]>

/** An argument: its value, and what a built-in function is handed. An arrow function is no value. */
export interface Argument {
  readonly value: Run
  readonly handed: Run
  readonly isSpread: boolean
  readonly isArrow: boolean
}

/** A call: of an arrow function at once, of a function of the scope, or of a built-in one. May give `BROKEN_OFF`. */
export function compileCall([, callee, items, optional]: CallTree, compilation: Compilation): Run {
  if (callee[0] === 'f') return callAtOnce(callee, items, compilation)
  const builtIn = builtInOf(callee, compilation)
  const fn = compilation.link(callee)
  const args = items.map((item) => argument(item, compilation))
  const own = callOwn(fn, listOf(args), optional === 1, isOfScope(callee, compilation), notAFunction(callee, compilation))
  if (!builtIn || !compilation.host) return own
  const run = compileBuiltIn(builtIn.found, args, compilation.host)
  const { first } = builtIn
  if (compilation.known && !compilation.known.names.has(first)) return run
  return (scope, frame) => (hasName(scope, first) ? own(scope, frame) : run(scope, frame))
}

function argument(item: FormulaItem, compilation: Compilation): Argument {
  if (item[0] === 'f') return { value: refuseArrow, handed: compileArrow(item, compilation), isSpread: false, isArrow: true }
  const value = compilation.value(isSpread(item) ? item[1] : item)
  return { value, handed: value, isSpread: isSpread(item), isArrow: false }
}

/** The values of all arguments; what is spread in its place. */
function listOf(args: readonly Argument[]): (scope: object, frame: unknown[]) => readonly unknown[] {
  if (!args.some((one) => one.isSpread)) return (scope, frame) => args.map((one) => one.value(scope, frame))
  return (scope, frame) => {
    const all = args.flatMap((one) => (one.isSpread ? itemsOf(one.value(scope, frame)) : [one.value(scope, frame)]))
    allowList(all.length)
    return all
  }
}

function callAtOnce(arrow: ArrowTree, items: readonly FormulaItem[], compilation: Compilation): Run {
  const make = compileArrow(arrow, compilation)
  const values = listOf(items.map((item) => argument(item, compilation)))
  return (scope, frame) => make(scope, frame)(...values(scope, frame))
}

function callOwn(
  fn: Run,
  values: (scope: object, frame: unknown[]) => readonly unknown[],
  optional: boolean,
  mayBeCalled: boolean,
  message: string,
): Run {
  return (scope, frame) => {
    const found = fn(scope, frame)
    if (found === BROKEN_OFF || (optional && (found === undefined || found === null))) return BROKEN_OFF
    if (typeof found !== 'function' || !mayBeCalled) throw new FormulaError('not-a-function', message)
    charge(STEPS_PER_OWN_CALL)
    const given = values(scope, frame)
    for (const value of given) if (typeof value === 'string') spendOnText(value)
    const result: unknown = found(...given)
    if (typeof result === 'string') chargeMade(result)
    return settled(result)
  }
}

/** Functions enter a formula through names of the scope and members of these: what a call gave, a row or a list holds none. */
function isOfScope(callee: FormulaTree, compilation: Compilation): boolean {
  if (callee[0] === '.') return isOfScope(callee[1], compilation)
  return callee[0] === 'n' && !compilation.parameters.has(callee[1])
}

/** People who know JavaScript look for methods: those that are built-in functions here are named. */
function notAFunction(callee: FormulaTree, { environment }: Compilation): string {
  const name = calleeName(callee)
  const isMethod = callee[0] === '.' && environment && Object.hasOwn(environment.functions, name)
  return isMethod ? RUN_MESSAGES.notAMethod(name) : RUN_MESSAGES.notAFunction(name)
}
