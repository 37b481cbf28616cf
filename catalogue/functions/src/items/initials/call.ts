import type { FunctionBody } from '@heddle/kit'
import { optionalNumber } from '../../lib/arguments/require-number.ts'
import { toText } from '../../lib/values/to-text.ts'

export const call: FunctionBody = (host, text, count) => {
  const most = Math.max(0, Math.trunc(optionalNumber(count, 2, 2)))
  const whole = toText(host, text)
  host.spend(1 + (whole.length >> 2))
  let letters = ''
  let found = 0
  for (const [word] of whole.matchAll(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu)) {
    if (found >= most) break
    letters += String.fromCodePoint(word.codePointAt(0) ?? 0)
    found += 1
  }
  return letters.toUpperCase()
}
