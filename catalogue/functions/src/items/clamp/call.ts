import type { FunctionBody } from '@heddle/kit'
import { requireNumber } from '../../lib/arguments/require-number.ts'

export const call: FunctionBody = (_host, number, lowest, highest) =>
  Math.min(Math.max(requireNumber(number, 1), requireNumber(lowest, 2)), requireNumber(highest, 3))
