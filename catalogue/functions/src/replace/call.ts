import type { FunctionBody } from '@heddle/kit'
import { requireText } from '../arguments/require-text.ts'
import { spendText } from '../budget/spend-text.ts'

export const call: FunctionBody = (host, text, part, replacement) => {
  const [whole, old, fresh] = [requireText(text, 1), requireText(part, 2), requireText(replacement, 3)]
  spendText(host, whole)
  host.allowText(whole.length + fresh.length)
  return old === '' ? whole : whole.replace(old, () => fresh)
}
