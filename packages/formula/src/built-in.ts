import { refuseCallbacks } from './arrows.ts'
import { allowList, budget, chargeMade, spendOn } from './budget.ts'
import type { Argument } from './calls.ts'
import type { BuiltIn } from './compilation.ts'
import type { FunctionHost } from './functions.ts'
import { callLazily } from './lazy-calls.ts'
import { settled, type Run } from './settle.ts'
import { itemsOf } from './spread.ts'

/**
 * A call of a built-in function; `own` runs instead when the scope has its name. A function that counts none of its work is
 * charged for the size of what it was handed, so that none works for free.
 */
export function compileBuiltIn(builtIn: BuiltIn, args: readonly Argument[], own: Run, host: FunctionHost): Run {
  const { first, call, lazy } = builtIn
  const hasArrow = args.some((one) => one.isArrow)
  const [a, b, c] = args.map((one) => one.handed)
  if (lazy) {
    const run = callLazily(builtIn, args, host)
    return (scope, frame) => (Object.hasOwn(scope, first) ? own(scope, frame) : finish(run(scope, frame)))
  }
  if (args.length > 3 || args.some((one) => one.isSpread)) {
    return (scope, frame) => {
      if (Object.hasOwn(scope, first)) return own(scope, frame)
      const values = eagerly(args, scope, frame)
      const { left } = budget
      const result = call(host, ...values)
      if (budget.left === left) for (const value of values) spendOn(value)
      if (hasArrow) refuseCallbacks(result, values)
      return finish(result)
    }
  }
  if (a && b && c) {
    return (scope, frame) => {
      if (Object.hasOwn(scope, first)) return own(scope, frame)
      const x = a(scope, frame)
      const y = b(scope, frame)
      const z = c(scope, frame)
      const { left } = budget
      const result = call(host, x, y, z)
      if (budget.left === left) for (const value of [x, y, z]) spendOn(value)
      if (hasArrow) refuseCallbacks(result, [x, y, z])
      return finish(result)
    }
  }
  if (a && b) {
    return (scope, frame) => {
      if (Object.hasOwn(scope, first)) return own(scope, frame)
      const x = a(scope, frame)
      const y = b(scope, frame)
      const { left } = budget
      const result = call(host, x, y)
      if (budget.left === left) {
        spendOn(x)
        spendOn(y)
      }
      if (hasArrow) refuseCallbacks(result, [x, y])
      return finish(result)
    }
  }
  if (a) {
    return (scope, frame) => {
      if (Object.hasOwn(scope, first)) return own(scope, frame)
      const x = a(scope, frame)
      const { left } = budget
      const result = call(host, x)
      if (budget.left === left) spendOn(x)
      if (hasArrow) refuseCallbacks(result, [x])
      return finish(result)
    }
  }
  return (scope, frame) => (Object.hasOwn(scope, first) ? own(scope, frame) : finish(call(host)))
}

function eagerly(args: readonly Argument[], scope: object, frame: unknown[]): readonly unknown[] {
  const values: unknown[] = []
  for (const { handed, isSpread } of args) {
    const value = handed(scope, frame)
    if (isSpread) for (const item of itemsOf(value)) values.push(item)
    else values.push(value)
    allowList(values.length)
  }
  return values
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
