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

/** A function that counts none of its work is charged for the size of what it was handed, so that none works for free. */
function compileEager(call: FunctionBody, args: readonly Argument[], host: FunctionHost): Run {
  const hasArrow = args.some((one) => one.isArrow)
  const [a, b, c] = args.map((one) => one.handed)
  if (args.length > 3 || args.some((one) => one.isSpread)) {
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
  if (a && b && c) {
    return (scope, frame) => {
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
      const x = a(scope, frame)
      const { left } = budget
      const result = call(host, x)
      if (budget.left === left) spendOn(x)
      if (hasArrow) refuseCallbacks(result, [x])
      return finish(result)
    }
  }
  return () => finish(call(host))
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
  const runs = args.map(({ handed }) => handed)
  return (scope, frame) => {
    const values: unknown[] = []
    for (let at = 0; at < runs.length; at += 1) values.push(runs[at]?.(scope, frame))
    return values
  }
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
