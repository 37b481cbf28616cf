import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../arguments/require-list.ts'
import { requireNumber } from '../arguments/require-number.ts'

export const call: FunctionBody = (host, list, index) => {
  host.spend(1)
  return requireList(host, list, 1)[requireNumber(index, 2)]
}
