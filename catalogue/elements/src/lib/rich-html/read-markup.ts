/** A piece of HTML. Names are lower case; values are as written, with their entities. */
export type Piece =
  { readonly text: string } | { readonly name: string; readonly isEnd: boolean; readonly attributes: ReadonlyMap<string, string> }

/** Elements whose inside is no part of a text. */
const SKIPPED = new Set(
  'script style title textarea iframe noscript noembed noframes xmp template svg math object select plaintext head'.split(' '),
)
const SPACE = /\s/
const LETTER = /[a-z]/i
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()

/** The tags and texts of HTML, whatever is wrong with it, in time that grows with its length. */
export function* readMarkup(html: string): Generator<Piece> {
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) return yield { text: html.slice(at) }
    if (open > at) yield { text: html.slice(at, open) }
    const next = html[open + 1] ?? ''
    const isEnd = next === '/'
    if (next === '!' || next === '?') {
      const isComment = html.startsWith('<!--', open)
      const end = html.indexOf(isComment ? '-->' : '>', open)
      if (end < 0) return
      at = end + (isComment ? 3 : 1)
    } else if (LETTER.test(isEnd ? (html[open + 2] ?? '') : next)) {
      const tag = readTag(html, open + (isEnd ? 2 : 1))
      if (!tag) return
      at = tag.end
      if (!isEnd && SKIPPED.has(tag.name)) {
        const end = endOf(html, tag.name, at)
        if (end < 0) return
        at = end
      } else yield { name: tag.name, isEnd, attributes: isEnd ? NO_ATTRIBUTES : tag.attributes }
    } else {
      yield { text: '<' }
      at = open + 1
    }
  }
}

/** Behind the tag that ends an element, which knows no others; below 0 where none does. */
function endOf(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() !== name) continue
    const end = html.indexOf('>', at)
    return end < 0 ? end : end + 1
  }
  return -1
}

function readTag(
  html: string,
  from: number,
): { readonly name: string; readonly attributes: Map<string, string>; readonly end: number } | undefined {
  let at = from
  const until = (isOver: (sign: string) => boolean): string => {
    const start = at
    while (at < html.length && !isOver(html[at] ?? '')) at += 1
    return html.slice(start, at)
  }
  const isBlank = (sign: string): boolean => SPACE.test(sign)
  const name = until((sign) => isBlank(sign) || sign === '>' || sign === '/').toLowerCase()
  const attributes = new Map<string, string>()
  while (at < html.length) {
    until((sign) => !isBlank(sign) && sign !== '/')
    if (html[at] === '>') return { name, attributes, end: at + 1 }
    // A sign of its own begins a name, whatever it is, so that each round goes on.
    const first = html[at] ?? ''
    at += 1
    const key = (first + until((sign) => isBlank(sign) || sign === '=' || sign === '>' || sign === '/')).toLowerCase()
    until((sign) => !isBlank(sign))
    let value = ''
    if (html[at] === '=') {
      at += 1
      until((sign) => !isBlank(sign))
      const quote = html[at]
      if (quote === '"' || quote === "'") {
        const end = html.indexOf(quote, at + 1)
        if (end < 0) return undefined
        value = html.slice(at + 1, end)
        at = end + 1
      } else value = until((sign) => isBlank(sign) || sign === '>')
    }
    if (!attributes.has(key)) attributes.set(key, value)
  }
  return undefined
}
