import type { FunctionBody } from '@heddle/kit'
import { runLazily } from '../../lib/arguments/run-lazily.ts'
import { sameAs } from '../../lib/values/same-as.ts'

export const call: FunctionBody = (host, value, ...cases) => {
  const fits = sameAs(host, runLazily(value))
  for (let at = 0; at + 1 < cases.length; at += 2) if (fits(runLazily(cases[at]))) return runLazily(cases[at + 1])
  return cases.length % 2 === 1 ? runLazily(cases.at(-1)) : undefined
}
