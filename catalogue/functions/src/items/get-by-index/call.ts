import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { requireNumber } from '../../lib/arguments/require-number.ts'

export const call: FunctionBody = (host, list, index) => {
  host.spend(1)
  return requireList(host, list, 1)[requireNumber(index, 2)]
}
