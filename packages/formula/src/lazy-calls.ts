import { allowList, charge } from './budget.ts'
import type { Argument } from './calls.ts'
import type { BuiltIn } from './compilation.ts'
import type { FunctionHost } from './functions.ts'
import { STEPS_PER_FAILURE } from './limits.ts'
import type { Run } from './settle.ts'
import { itemsOf } from './spread.ts'

/** A call of a function that runs only the arguments it asks for. An arrow function has no value to ask for. */
export function callLazily({ call }: BuiltIn, args: readonly Argument[], host: FunctionHost): Run {
  const [a, b, c] = args.map((one) => one.value)
  if (args.some((one) => one.isSpread)) {
    return (scope, frame) => {
      const asked: (() => unknown)[] = []
      for (const { value, isSpread } of args) {
        if (!isSpread) asked.push(() => runCounted(value, scope, frame))
        else for (const item of itemsOf(value(scope, frame))) asked.push(() => item)
        allowList(asked.length)
      }
      return call(host, ...asked)
    }
  }
  if (a && b && c && args.length === 3) {
    return (scope, frame) =>
      call(
        host,
        () => runCounted(a, scope, frame),
        () => runCounted(b, scope, frame),
        () => runCounted(c, scope, frame),
      )
  }
  return (scope, frame) =>
    call(
      host,
      ...args.map(
        ({ value }) =>
          () =>
            runCounted(value, scope, frame),
      ),
    )
}

/** Runs an argument. The function may catch its failure, and failing is work too. */
function runCounted(run: Run, scope: object, frame: unknown[]): unknown {
  try {
    return run(scope, frame)
  } catch (error) {
    charge(STEPS_PER_FAILURE)
    throw error
  }
}
