import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { requireText } from '../../lib/arguments/require-text.ts'
import { toText } from '../../lib/values/to-text.ts'

export const call: FunctionBody = (host, list, separator = ',') => {
  const rows = requireList(host, list, 1)
  const between = requireText(separator, 2)
  host.spend(rows.length)
  let length = between.length * Math.max(0, rows.length - 1)
  const texts = rows.map((row) => {
    const text = toText(host, row)
    length += text.length
    host.allowText(length)
    return text
  })
  host.allowText(length)
  return texts.join(between)
}
