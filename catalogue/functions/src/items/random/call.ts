import type { FunctionBody } from '@heddle/kit'
import { optionalNumber } from '../../lib/arguments/require-number.ts'

export const call: FunctionBody = (host, from, to) => {
  const [start, end] = [optionalNumber(from, 1, 0), optionalNumber(to, 2, 1)]
  return start + host.random() * (end - start)
}
