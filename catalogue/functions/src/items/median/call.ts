import type { FunctionBody } from '@heddle/kit'
import { allNumbers } from '../../lib/arguments/all-numbers.ts'

export const call: FunctionBody = (host, ...args) => {
  const unsorted = allNumbers(host, args)
  host.spend(unsorted.length * Math.ceil(Math.log2(unsorted.length + 1)))
  const numbers = unsorted.toSorted((a, b) => a - b)
  const middle = Math.floor(numbers.length / 2)
  const [lower, upper] = [numbers[middle - 1], numbers[middle]]
  return numbers.length % 2 === 1 || lower === undefined || upper === undefined ? upper : (lower + upper) / 2
}
