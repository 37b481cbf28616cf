import type { FunctionBody } from '@heddle/kit'
import { runLazily } from '../arguments/run-lazily.ts'

export const call: FunctionBody = (_host, value, ...cases) => {
  const wanted = runLazily(value)
  for (let at = 0; at + 1 < cases.length; at += 2) if (runLazily(cases[at]) === wanted) return runLazily(cases[at + 1])
  return cases.length % 2 === 1 ? runLazily(cases.at(-1)) : undefined
}
