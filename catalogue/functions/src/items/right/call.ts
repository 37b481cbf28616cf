import type { FunctionBody } from '@heddle/kit'
import { optionalNumber } from '../../lib/arguments/require-number.ts'
import { requireText } from '../../lib/arguments/require-text.ts'

export const call: FunctionBody = (_host, text, count) => {
  const whole = requireText(text, 1)
  return whole.slice(Math.max(0, whole.length - Math.max(0, Math.trunc(optionalNumber(count, 2, 1)))))
}
