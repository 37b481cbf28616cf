import { allowList, allowText, charge, spend, spendOnKeys } from './budget.ts'
import type { FormulaRanges } from './ranges.ts'
import type { FormulaEnvironment, FormulaFunction, FunctionHost, FunctionSurroundings } from './functions.ts'
import type { KnownScope } from './known-scope.ts'
import { STEPS_PER_FAILURE } from './limits.ts'
import type { Run } from './settle.ts'
import type { FormulaTree } from './tree.ts'

/** A part of a formula as it is run, with whatever is to be done around it. */
export type WatchPart = (tree: FormulaTree, run: Run) => Run

/** What compiling one formula keeps count of, and how its parts are compiled. */
export interface Compilation {
  readonly environment: FormulaEnvironment | undefined
  readonly host: FunctionHost | undefined
  readonly ranges: FormulaRanges | undefined
  readonly known: KnownScope | undefined
  /** Puts itself around every part, to see what it gives. */
  readonly watch: WatchPart | undefined
  /** Paths of the scope that are read once for each evaluation, with their places in the frame. */
  readonly kept: ReadonlyMap<string, number>
  /** Compiles an expression whose value may go anywhere: never a function, never a broken chain. */
  readonly value: (tree: FormulaTree) => Run
  /** Compiles a link of a chain: names, members and calls may give a function or `BROKEN_OFF` to the next link. */
  readonly link: (tree: FormulaTree) => Run
  /** Places of the parameters that can be read here. */
  parameters: ReadonlyMap<string, number>
  /** Places of the frame given out so far: one for each kept path and each parameter of an arrow function. */
  places: number
  /** Steps that one run of the part being compiled costs; arrow functions count for themselves. */
  size: number
  depth: number
}

const hosts = new WeakMap<FunctionSurroundings, FunctionHost>()

/** What functions of an environment are handed; the same object each time. */
export function hostOf(surroundings: FunctionSurroundings): FunctionHost {
  const known = hosts.get(surroundings)
  if (known) return known
  const spendFailure = () => charge(STEPS_PER_FAILURE)
  const host = { ...surroundings, spend, spendKeys: spendOnKeys, allowText, allowList, spendFailure }
  hosts.set(surroundings, host)
  return host
}

/** Name under which every built-in function can be reached, also when something else has its name. */
const FUNCTIONS = 'fx'

export interface BuiltIn {
  readonly found: FormulaFunction
  /** Name that, if the scope has it, goes before the built-in function. */
  readonly first: string
}

/** The built-in function that a callee names when nothing nearer has that name: `name` or `fx.name`. */
export function builtInOf(callee: FormulaTree, { environment, parameters }: Compilation): BuiltIn | undefined {
  const isMember = callee[0] === '.' && callee[1][0] === 'n' && callee[1][1] === FUNCTIONS && callee[2][0] === 'l'
  const name = callee[0] === 'n' ? callee[1] : isMember ? callee[2][1] : undefined
  const first = isMember ? FUNCTIONS : name
  if (!environment || typeof name !== 'string' || typeof first !== 'string' || parameters.has(first)) return undefined
  if (!Object.hasOwn(environment.functions, name)) return undefined
  const found = environment.functions[name]
  return found && { found, first }
}
