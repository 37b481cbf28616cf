import type { FunctionBody } from '@heddle/kit'
import { runLazily } from '../arguments/run-lazily.ts'
import { isEmpty } from '../values/is-empty.ts'

export const call: FunctionBody = (host, ...values) => {
  for (const value of values) {
    const result = runLazily(value)
    if (!isEmpty(host, result)) return result
  }
  return undefined
}
