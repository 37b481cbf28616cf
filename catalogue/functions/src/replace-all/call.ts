import type { FunctionBody } from '@heddle/kit'
import { requireText } from '../arguments/require-text.ts'
import { spendText } from '../budget/spend-text.ts'
import { countParts } from '../values/count-parts.ts'

export const call: FunctionBody = (host, text, part, replacement) => {
  const [whole, old, fresh] = [requireText(text, 1), requireText(part, 2), requireText(replacement, 3)]
  spendText(host, whole)
  const count = countParts(whole, old)
  host.allowText(whole.length + count * (fresh.length - old.length))
  host.spend(count)
  // Unlike `replaceAll`, this makes one flat text: the parts of a million replacements would take a hundred bytes each.
  return count === 0 ? whole : whole.split(old).join(fresh)
}
