import type { FunctionBody } from '@heddle/kit'
import { runLazily } from '../../lib/arguments/run-lazily.ts'
import { isEmpty } from '../../lib/values/is-empty.ts'

export const call: FunctionBody = (host, ...values) => {
  for (const value of values) {
    const result = runLazily(value)
    if (!isEmpty(host, result)) return result
  }
  return undefined
}
