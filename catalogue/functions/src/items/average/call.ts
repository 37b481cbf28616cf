import type { FunctionBody } from '@heddle/kit'
import { allNumbers } from '../../lib/arguments/all-numbers.ts'

export const call: FunctionBody = (host, ...args) => {
  const numbers = allNumbers(host, args)
  return numbers.length === 0 ? 0 : numbers.reduce((total, number) => total + number, 0) / numbers.length
}
