import type { FunctionBody } from '@heddle/kit'
import { optionalNumber } from '../../lib/arguments/require-number.ts'
import { openPattern } from '../../lib/patterns/open-pattern.ts'

export const call: FunctionBody = (host, text, pattern, group, flags) => {
  const place = optionalNumber(group, 3, 0)
  const { text: whole, pattern: compiled } = openPattern(host, text, pattern, flags, 4)
  return compiled.match(whole)?.[place]
}
