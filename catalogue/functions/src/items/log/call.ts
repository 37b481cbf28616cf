import type { FunctionBody } from '@heddle/kit'
import { optionalNumber, requireNumber } from '../../lib/arguments/require-number.ts'

export const call: FunctionBody = (_host, number, base) => {
  const [value, to] = [requireNumber(number, 1), optionalNumber(base, 2, 10)]
  // The quotient of two logarithms misses whole results: that of 1000 to 10 would be 2.9999999999999996.
  if (to === 10) return Math.log10(value)
  return to === 2 ? Math.log2(value) : Math.log(value) / Math.log(to)
}
