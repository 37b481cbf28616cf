import type { FunctionBody } from '@heddle/kit'
import { optionalNumber } from '../arguments/require-number.ts'
import { requireText } from '../arguments/require-text.ts'
import { spendText } from '../budget/spend-text.ts'

export const call: FunctionBody = (host, text, part, start) => {
  const whole = requireText(text, 1)
  spendText(host, whole)
  return whole.indexOf(requireText(part, 2), optionalNumber(start, 3, 0))
}
