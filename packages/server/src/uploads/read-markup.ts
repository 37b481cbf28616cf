/** A piece of XML. `broken`: what stands there is no markup, and nothing is read after it. */
export type MarkupToken =
  | { readonly type: 'text'; readonly text: string; readonly isData: boolean }
  | {
      readonly type: 'tag'
      readonly name: string
      readonly isEnd: boolean
      readonly isEmpty: boolean
      readonly attributes: readonly Attribute[]
    }
  | { readonly type: 'broken'; readonly at: number }

export interface Attribute {
  readonly name: string
  /** As it is written, without its quotes. */
  readonly value: string
  readonly quote: '"' | "'"
}

/** Opening and end of what is not an element, longest opening first. */
const DATA = '<![CDATA['
const LEFT_OUT: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
]

/**
 * Reads XML from its beginning to its end, each character a bounded number of times whatever the text is. Comments, instructions
 * and declarations are left out; entities are not read. Attributes without a value are left out.
 */
export function* readMarkup(text: string): Generator<MarkupToken> {
  let at = 0
  while (at < text.length) {
    if (text[at] !== '<') {
      const end = positionOf(text, '<', at) ?? text.length
      yield { type: 'text', text: text.slice(at, end), isData: false }
      at = end
    } else if (text.startsWith(DATA, at)) {
      const end = positionOf(text, ']]>', at + DATA.length)
      if (end === undefined) return yield { type: 'broken', at }
      yield { type: 'text', text: text.slice(at + DATA.length, end), isData: true }
      at = end + 3
    } else if (text[at + 1] === '!' || text[at + 1] === '?') {
      const end = endOfLeftOut(text, at)
      if (end === undefined) return yield { type: 'broken', at }
      at = end
    } else {
      const tag = readTag(text, at)
      if (!tag) return yield { type: 'broken', at }
      yield tag.token
      at = tag.end
    }
  }
}

function positionOf(text: string, searched: string, from: number): number | undefined {
  const found = text.indexOf(searched, from)
  return found < 0 ? undefined : found
}

function endOfLeftOut(text: string, at: number): number | undefined {
  for (const [opening, ending] of LEFT_OUT) {
    if (!text.startsWith(opening, at)) continue
    const end = positionOf(text, ending, at + opening.length)
    return end === undefined ? undefined : end + ending.length
  }
  // A declaration, perhaps with declarations of its own in brackets.
  const close = positionOf(text, '>', at)
  if (close === undefined) return undefined
  const bracket = text.slice(at, close).indexOf('[')
  if (bracket < 0) return close + 1
  const inner = positionOf(text, ']', at + bracket)
  const end = inner === undefined ? undefined : positionOf(text, '>', inner)
  return end === undefined ? undefined : end + 1
}

const isSpace = (letter: string | undefined): boolean =>
  letter === ' ' || letter === '\n' || letter === '\t' || letter === '\r' || letter === '\f'
const NAME = /[A-Za-z][\w:.-]*/y
const ATTRIBUTE_NAME = /[^\s=>/<"']+/y

function readTag(text: string, start: number): { readonly token: MarkupToken; readonly end: number } | undefined {
  const isEnd = text[start + 1] === '/'
  let at = start + (isEnd ? 2 : 1)
  const read = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }
  const skipSpace = (): boolean => {
    const from = at
    while (isSpace(text[at])) at += 1
    return at > from
  }
  const name = read(NAME)
  if (name === '') return undefined
  const attributes: Attribute[] = []
  for (;;) {
    const isApart = skipSpace()
    const isEmpty = text[at] === '/'
    if (isEmpty) at += 1
    if (text[at] === '>') return { token: { type: 'tag', name, isEnd, isEmpty, attributes }, end: at + 1 }
    const attribute = isApart && !isEmpty ? read(ATTRIBUTE_NAME) : ''
    if (attribute === '') return undefined
    const afterName = at
    skipSpace()
    if (text[at] !== '=') {
      at = afterName
      continue
    }
    at += 1
    skipSpace()
    const quote = text[at]
    if (quote !== '"' && quote !== "'") return undefined
    const end = positionOf(text, quote, at + 1)
    if (end === undefined) return undefined
    attributes.push({ name: attribute, value: text.slice(at + 1, end), quote })
    at = end + 1
  }
}
