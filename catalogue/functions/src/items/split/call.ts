import type { FunctionBody } from '@heddle/kit'
import { requireText } from '../../lib/arguments/require-text.ts'
import { spendText } from '../../lib/budget/spend-text.ts'
import { piecesAround } from '../../lib/search/find-part.ts'

export const call: FunctionBody = (host, text, separator) => {
  const [whole, between] = [requireText(text, 1), requireText(separator, 2)]
  if (between !== '') {
    const pieces = piecesAround(host, whole, between)
    host.allowList(pieces.length)
    return pieces
  }
  spendText(host, whole)
  host.allowList(whole.length)
  // By characters as people see them: the halves of an emoji stay together.
  return [...whole]
}
