import type { FunctionBody } from '@heddle/kit'
import { requireText } from '../arguments/require-text.ts'
import { spendText } from '../budget/spend-text.ts'
import { countParts } from '../values/count-parts.ts'

export const call: FunctionBody = (host, text, separator) => {
  const [whole, between] = [requireText(text, 1), requireText(separator, 2)]
  spendText(host, whole)
  host.allowList(between === '' ? whole.length : countParts(whole, between) + 1)
  // By characters as people see them: the halves of an emoji stay together.
  return between === '' ? [...whole] : whole.split(between)
}
