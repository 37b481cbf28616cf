import type { FunctionBody } from '@heddle/kit'
import { toText } from '../../lib/values/to-text.ts'

export const call: FunctionBody = (host, html) => {
  const text = toText(host, html)
  host.spend(1 + (text.length >> 1))
  return withoutTags(text).replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES.get(entity) ?? entity)
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', '\u00a0'],
])

/** By hand: a pattern for tags would look for the end of each of many `<` anew. */
function withoutTags(text: string): string {
  let kept = ''
  let from = 0
  let open = text.indexOf('<')
  while (open !== -1) {
    const isTag = /[a-z/!?]/i.test(text.charAt(open + 1))
    const close = isTag ? text.indexOf('>', open) : open
    if (close === -1) break
    if (isTag) kept += text.slice(from, open)
    if (isTag) from = close + 1
    open = text.indexOf('<', close + 1)
  }
  return kept + text.slice(from)
}
