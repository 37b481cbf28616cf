import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { rowNumbers } from '../../lib/rows/row-numbers.ts'
import { requireReader } from '../../lib/rows/row-reader.ts'

export const call: FunctionBody = (host, list, callback) => {
  const rows = requireList(host, list, 1)
  const read = requireReader(host, callback, 2)
  const numbers = rowNumbers(host, rows, read)
  return numbers.length === 0 ? 0 : numbers.reduce((total, number) => total + number, 0) / numbers.length
}
