import type { FunctionBody } from '@heddle/kit'
import { optionalNumber, requireNumber } from '../arguments/require-number.ts'
import { roundTo } from '../values/round-to.ts'

export const call: FunctionBody = (_host, number, precision) =>
  roundTo(Math.trunc, requireNumber(number, 1), optionalNumber(precision, 2, 0))
