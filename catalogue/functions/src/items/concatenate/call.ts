import type { FunctionBody } from '@heddle/kit'
import { keepText } from '../../lib/budget/keep-text.ts'
import { toText } from '../../lib/values/to-text.ts'

export const call: FunctionBody = (host, ...values) => {
  let text = ''
  for (const value of values) text = keepText(host, text + toText(host, value))
  return text
}
