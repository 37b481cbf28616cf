import type { FunctionBody } from '@heddle/kit'
import { keepText } from '../../lib/budget/keep-text.ts'
import { toText } from '../../lib/values/to-text.ts'

export const call: FunctionBody = (host, value) => {
  const text = toText(host, value)
  host.spend(1 + (text.length >> 1))
  // Half an emoji cannot be encoded; it becomes the sign for what cannot be shown.
  return keepText(host, encodeURIComponent(text.toWellFormed()))
}
