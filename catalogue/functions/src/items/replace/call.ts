import type { FunctionBody } from '@heddle/kit'
import { requireText } from '../../lib/arguments/require-text.ts'
import { findPart } from '../../lib/search/find-part.ts'

export const call: FunctionBody = (host, text, part, replacement) => {
  const [whole, old, fresh] = [requireText(text, 1), requireText(part, 2), requireText(replacement, 3)]
  const at = old === '' ? -1 : findPart(host, whole, old)
  if (at < 0) return whole
  host.allowText(whole.length + fresh.length)
  return whole.slice(0, at) + fresh + whole.slice(at + old.length)
}
