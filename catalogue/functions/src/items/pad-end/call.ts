import type { FunctionBody } from '@heddle/kit'
import { requireNumber } from '../../lib/arguments/require-number.ts'
import { requireText } from '../../lib/arguments/require-text.ts'
import { toText } from '../../lib/values/to-text.ts'

export const call: FunctionBody = (host, text, length, fill) => {
  const wanted = requireNumber(length, 2)
  host.allowText(wanted)
  return toText(host, text).padEnd(wanted, fill === undefined ? ' ' : requireText(fill, 3))
}
