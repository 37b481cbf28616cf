import type { FunctionBody } from '@heddle/kit'
import { runLazily } from '../arguments/run-lazily.ts'
import { isEmpty } from '../values/is-empty.ts'

export const call: FunctionBody = (_host, ...values) => {
  for (const value of values) {
    const result = runLazily(value)
    if (!isEmpty(result)) return result
  }
  return undefined
}
