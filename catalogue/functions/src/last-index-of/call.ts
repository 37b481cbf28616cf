import type { FunctionBody } from '@heddle/kit'
import { requireText } from '../arguments/require-text.ts'
import { spendText } from '../budget/spend-text.ts'

export const call: FunctionBody = (host, text, part) => {
  const whole = requireText(text, 1)
  spendText(host, whole)
  return whole.lastIndexOf(requireText(part, 2))
}
