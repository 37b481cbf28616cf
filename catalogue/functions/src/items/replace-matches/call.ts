import type { FunctionBody } from '@heddle/kit'
import { requireText } from '../../lib/arguments/require-text.ts'
import { openPattern } from '../../lib/patterns/open-pattern.ts'

export const call: FunctionBody = (host, text, pattern, replacement, flags) => {
  const fresh = requireText(replacement, 3)
  const { text: whole, pattern: compiled } = openPattern(host, text, pattern, flags, 4)
  return compiled.replace(whole, fresh, true)
}
