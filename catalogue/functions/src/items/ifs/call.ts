import type { FunctionBody } from '@heddle/kit'
import { runLazily } from '../../lib/arguments/run-lazily.ts'

export const call: FunctionBody = (_host, ...args) => {
  for (let at = 0; at + 1 < args.length; at += 2) if (runLazily(args[at])) return runLazily(args[at + 1])
  return args.length % 2 === 1 ? runLazily(args.at(-1)) : undefined
}
