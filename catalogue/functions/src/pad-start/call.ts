import type { FunctionBody } from '@heddle/kit'
import { requireNumber } from '../arguments/require-number.ts'
import { requireText } from '../arguments/require-text.ts'
import { toText } from '../values/to-text.ts'

export const call: FunctionBody = (host, text, length, fill) => {
  const wanted = requireNumber(length, 2)
  host.allowText(wanted)
  return toText(host, text).padStart(wanted, fill === undefined ? ' ' : requireText(fill, 3))
}
