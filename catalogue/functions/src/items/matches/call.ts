import type { FunctionBody } from '@heddle/kit'
import { openPattern } from '../../lib/patterns/open-pattern.ts'

export const call: FunctionBody = (host, text, pattern, flags) => {
  const { text: whole, pattern: compiled } = openPattern(host, text, pattern, flags)
  return compiled.test(whole)
}
