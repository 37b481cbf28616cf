import type { FunctionBody } from '@heddle/kit'
import { requireText } from '../../lib/arguments/require-text.ts'
import { piecesAround } from '../../lib/search/find-part.ts'

export const call: FunctionBody = (host, text, part, replacement) => {
  const [whole, old, fresh] = [requireText(text, 1), requireText(part, 2), requireText(replacement, 3)]
  if (old === '') return whole
  const pieces = piecesAround(host, whole, old)
  host.allowText(whole.length + (pieces.length - 1) * (fresh.length - old.length))
  // Unlike `replaceAll`, this makes one flat text: the parts of a million replacements would take a hundred bytes each.
  return pieces.join(fresh)
}
