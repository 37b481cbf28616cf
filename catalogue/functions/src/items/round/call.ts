import type { FunctionBody } from '@heddle/kit'
import { optionalNumber, requireNumber } from '../../lib/arguments/require-number.ts'
import { roundTo } from '../../lib/values/round-to.ts'

export const call: FunctionBody = (_host, number, precision) =>
  roundTo(Math.round, requireNumber(number, 1), optionalNumber(precision, 2, 0))
