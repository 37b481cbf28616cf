import type { FunctionBody } from '@heddle/kit'
import { runLazily } from '../../lib/arguments/run-lazily.ts'
import { isEmpty } from '../../lib/values/is-empty.ts'

export const call: FunctionBody = (host, value, fallback, ...[whenFilled]) => {
  const result = runLazily(value)
  if (isEmpty(host, result)) return runLazily(fallback)
  return whenFilled === undefined ? result : runLazily(whenFilled)
}
