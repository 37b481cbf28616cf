import type { FunctionBody } from '@heddle/kit'
import { requireText } from '../../lib/arguments/require-text.ts'
import { keepText } from '../../lib/budget/keep-text.ts'
import { spendText } from '../../lib/budget/spend-text.ts'

export const call: FunctionBody = (host, text) => {
  const whole = requireText(text, 1)
  spendText(host, whole)
  return keepText(host, whole.toUpperCase())
}
