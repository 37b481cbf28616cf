import type { FunctionBody } from '@heddle/kit'
import { requireNumber } from '../../lib/arguments/require-number.ts'

export const call: FunctionBody = (_host, number, divisor) => {
  const [value, by] = [requireNumber(number, 1), requireNumber(divisor, 2)]
  const rest = value % by
  return rest !== 0 && rest < 0 !== by < 0 ? rest + by : rest + 0
}
