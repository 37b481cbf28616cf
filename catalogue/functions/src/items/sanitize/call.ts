import type { FunctionBody } from '@heddle/kit'
import { keepText } from '../../lib/budget/keep-text.ts'
import { toText } from '../../lib/values/to-text.ts'

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

export const call: FunctionBody = (host, value) => {
  const text = toText(host, value)
  host.spend(1 + text.length)
  return keepText(
    host,
    text.replaceAll(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? sign),
  )
}
