import type { FunctionBody } from '@heddle/kit'
import { requireNumber } from '../../lib/arguments/require-number.ts'

export const call: FunctionBody = (_host, number, lowest, highest) => {
  const value = requireNumber(number, 1)
  return requireNumber(lowest, 2) <= value && value <= requireNumber(highest, 3)
}
