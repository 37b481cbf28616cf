import type { FunctionBody } from '@heddle/kit'
import { requireText } from '../arguments/require-text.ts'
import { keepText } from '../budget/keep-text.ts'
import { spendText } from '../budget/spend-text.ts'

/** The body of `lowercase`, and of `lower`, its older name. */
export const lowercase: FunctionBody = (host, text) => {
  const whole = requireText(text, 1)
  spendText(host, whole)
  return keepText(host, whole.toLowerCase())
}
