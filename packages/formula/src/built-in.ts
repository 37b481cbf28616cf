import { refuseCallbacks } from './arrows.ts'
import { allowList, budget, chargeMade, spendOn } from './budget.ts'
import type { Argument } from './calls.ts'
import type { FormulaFunction, FunctionBody, FunctionHost } from './functions.ts'
import { compileInline } from './inline-calls.ts'
import { settled, type Run } from './settle.ts'
import { itemsOf } from './spread.ts'

/** A call of a built-in function. */
export function compileBuiltIn(builtIn: FormulaFunction, args: readonly Argument[], host: FunctionHost): Run {
  return builtIn.inline ? compileInline(builtIn.inline, args, host) : compileEager(builtIn.call, args, host)
}

/** Arguments of a call whose values need no list of their own on the way. */
const FEW = 5
const NOTHING: Run = () => undefined

/** A function that counts none of its work is charged for the size of what it was handed, so that none works for free. */
function compileEager(call: FunctionBody, args: readonly Argument[], host: FunctionHost): Run {
  const hasArrow = args.some((one) => one.isArrow)
  const count = args.length
  if (count > FEW || args.some((one) => one.isSpread)) {
    const valuesOf = listOf(args)
    return (scope, frame) => {
      const values = valuesOf(scope, frame)
      const { left } = budget
      const result = call(host, ...values)
      if (budget.left === left) for (const value of values) spendOn(value)
      if (hasArrow) refuseCallbacks(result, values)
      return finish(result)
    }
  }
  const [a = NOTHING, b = NOTHING, c = NOTHING, d = NOTHING, e = NOTHING] = args.map((one) => one.handed)
  return (scope, frame) => {
    const v = count > 0 ? a(scope, frame) : undefined
    const w = count > 1 ? b(scope, frame) : undefined
    const x = count > 2 ? c(scope, frame) : undefined
    const y = count > 3 ? d(scope, frame) : undefined
    const z = count > 4 ? e(scope, frame) : undefined
    const { left } = budget
    const result = callWith(count, call, host, v, w, x, y, z)
    if (budget.left === left) {
      spendOn(v)
      spendOn(w)
      spendOn(x)
      spendOn(y)
      spendOn(z)
    }
    if (hasArrow) refuseCallbacks(result, [v, w, x, y, z])
    return finish(result)
  }
}

/** A call with just as many arguments as were written: a function may count them. */
function callWith(
  count: number,
  call: FunctionBody,
  host: FunctionHost,
  v: unknown,
  w: unknown,
  x: unknown,
  y: unknown,
  z: unknown,
): unknown {
  switch (count) {
    case 0:
      return call(host)
    case 1:
      return call(host, v)
    case 2:
      return call(host, v, w)
    case 3:
      return call(host, v, w, x)
    case 4:
      return call(host, v, w, x, y)
    default:
      return call(host, v, w, x, y, z)
  }
}

/** What a function is handed; what is spread in its place. */
function listOf(args: readonly Argument[]): (scope: object, frame: unknown[]) => readonly unknown[] {
  if (args.some((one) => one.isSpread)) {
    return (scope, frame) => {
      const values: unknown[] = []
      for (const { handed, isSpread } of args) {
        const value = handed(scope, frame)
        if (isSpread) for (const item of itemsOf(value)) values.push(item)
        else values.push(value)
        allowList(values.length)
      }
      return values
    }
  }
  return (scope, frame) => args.map(({ handed }) => handed(scope, frame))
}

/** What a function made is counted too, and is no longer than what may be made. */
function finish(result: unknown): unknown {
  if (typeof result === 'string') chargeMade(result)
  else {
    if (Array.isArray(result)) allowList(result.length)
    spendOn(result)
  }
  return settled(result)
}
