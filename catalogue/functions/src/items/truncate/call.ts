import type { FunctionBody } from '@heddle/kit'
import { requireNumber } from '../../lib/arguments/require-number.ts'
import { requireText } from '../../lib/arguments/require-text.ts'
import { toText } from '../../lib/values/to-text.ts'

export const call: FunctionBody = (host, text, length, ending) => {
  const whole = toText(host, text)
  const most = Math.max(0, Math.trunc(requireNumber(length, 2)))
  const end = ending === undefined ? '…' : requireText(ending, 3)
  if (whole.length <= most) return whole
  const kept = whole.slice(0, Math.max(0, most - end.length))
  // Neither a space before the ending nor half of an emoji.
  return (/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept).trimEnd() + end.slice(0, most)
}
