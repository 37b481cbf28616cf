import { allowList } from './budget.ts'
import type { Argument } from './calls.ts'
import type { FunctionHost, InlineBody } from './functions.ts'
import type { Run } from './settle.ts'
import { itemsOf } from './spread.ts'

/** A call of a function that runs only the arguments it needs. An arrow function has no value to give. */
export function compileInline(inline: InlineBody, args: readonly Argument[], host: FunctionHost): Run {
  if (!args.some((one) => one.isSpread))
    return inline(
      args.map(({ value }) => value),
      host,
    )
  return (scope, frame) => {
    const parts: Run[] = []
    for (const { value, isSpread } of args) {
      if (!isSpread) parts.push(value)
      else for (const item of itemsOf(value(scope, frame))) parts.push(() => item)
      allowList(parts.length)
    }
    return inline(parts, host)(scope, frame)
  }
}
