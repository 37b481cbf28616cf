/** What stands in a line. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'em' | 'del'; readonly inside: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly address: string; readonly title: string; readonly inside: readonly Inline[] }
  | { readonly kind: 'image'; readonly address: string; readonly alt: string; readonly title: string }
  | { readonly kind: 'break' }

/** A mark that may have begun something, and its place among what was read. */
interface Opened {
  readonly mark: string
  readonly at: number
}

const KINDS = { '**': 'strong', __: 'strong', '*': 'em', _: 'em', '~~': 'del' } as const
/** Marks that wait for their end at once; earlier ones are words. */
const MOST_OPEN = 20
// Bounded: what an address and a title may hold ends at the next bracket or line, and at a length.
const TARGET = /\(\s{0,9}<?([^()\s<>"]{1,2000})>?(?:\s{1,9}"([^"\n]{0,200})")?\s{0,9}\)/y
// Bounded: a length, and it ends at the next blank or bracket.
const ADDRESS = /<((?:https?:\/\/|mailto:|tel:)[^\s<>]{1,2000})>|https?:\/\/[^\s<>()[\]"'`*]{1,2000}/iy
const SAFE = /^(?:(?:https?|mailto|tel):|[#/.?]|[^:]*$)/i
const MARK = /!?\[|\*\*?|__?|~~|`+/y
const WORD = /[\p{L}\p{N}]/u
const SIGN = /[!-/:-@[-`{-~]/

/** Whether a link may lead there: nothing that runs code. */
export const isSafeLink = (address: string): boolean => SAFE.test(address)

/**
 * Reads a line, or several of one paragraph, in a time that grows with their length alone.
 * @param quote of a text that may hold HTML: a sign that is none of it. Addresses stand in such a text's tags, and are no links.
 */
export function parseInline(text: string, quote?: (sign: string) => string): readonly Inline[] {
  const out: Inline[] = []
  let open: Opened[] = []
  let words = ''
  let at = 0
  const flush = (): void => {
    if (words !== '') out.push(words)
    words = ''
  }
  const add = (one: Inline): void => {
    flush()
    out.push(one)
  }
  const begin = (mark: string): void => {
    flush()
    open = [...open, { mark, at: out.length }].slice(-MOST_OPEN)
    out.push(mark)
  }
  /** What stands behind a mark, which ends here; those that began in it stay words. */
  const end = (opened: Opened): readonly Inline[] => {
    flush()
    open = open.slice(0, open.indexOf(opened))
    return out.splice(opened.at).slice(1)
  }
  const match = (pattern: RegExp, from: number): RegExpExecArray | null => {
    pattern.lastIndex = from
    return pattern.exec(text)
  }
  const last = (isIt: (mark: string) => boolean): Opened | undefined => open.findLast(({ mark }) => isIt(mark))
  const isBracket = (mark: string): boolean => mark.endsWith('[')

  /** Where the last mark of code of each length stands. */
  const lastCode = new Map([...text.matchAll(/`+/g)].map(({ 0: mark, index }) => [mark.length, index]))
  const code = (mark: string): void => {
    const from = at
    if ((lastCode.get(mark.length) ?? 0) < from) {
      words += mark
      return
    }
    let length = 0
    do {
      at = text.indexOf('`', at + length)
      length = match(MARK, at)?.[0].length ?? 0
    } while (length !== mark.length)
    const inside = text.slice(from, at).replaceAll('\n', ' ')
    const isPadded = inside.startsWith(' ') && inside.endsWith(' ') && inside.trim() !== ''
    add({ kind: 'code', text: isPadded ? inside.slice(1, -1) : inside })
    at += length
  }
  const endBracket = (): void => {
    const opened = last(isBracket)
    const target = opened && match(TARGET, at)
    if (!target) {
      words += ']'
      open = open.filter((one) => one !== opened)
      return
    }
    const [whole, address = '', title = ''] = target
    const inside = end(opened)
    at += whole.length
    if (opened.mark !== '[') add({ kind: 'image', address, alt: plainText(inside), title })
    else if (isSafeLink(address)) {
      add({ kind: 'link', address, title, inside })
      // A link stands in no other.
      open = open.filter(({ mark }) => mark !== '[')
    } else for (const one of inside) add(one)
  }
  const emphasis = (whole: string): void => {
    // Of three together the inner one is closed first.
    const [sign = ''] = whole
    const isInner = open.at(-1)?.mark === sign && text[at] === sign
    const mark = isInner ? sign : whole
    const start = at - whole.length
    at = start + mark.length
    const [before, after] = [text[start - 1] ?? ' ', text[at] ?? ' ']
    const isInWord = sign === '_' && WORD.test(before) && WORD.test(after)
    const opened = last((one) => one === mark)
    flush()
    if (opened && !isInWord && !/\s/.test(before) && out.length > opened.at + 1)
      add({ kind: KINDS[mark as keyof typeof KINDS], inside: end(opened) })
    else if (opened || isInWord || /\s/.test(after)) words += mark
    else begin(mark)
  }

  while (at < text.length) {
    const [char = '', next = ''] = text.slice(at, at + 2)
    const mayLink = char === '<' || (!quote && !WORD.test(text[at - 1] ?? ''))
    const [found, quoted] = (mayLink && !last((mark) => mark === '[') && match(ADDRESS, at)) || []
    if (found) {
      const address = quoted ?? found.replace(/[.,:;!?]$/, '')
      add({ kind: 'link', address, title: '', inside: [quote ? quote(address) : address] })
      at += quoted ? found.length : address.length
      continue
    }
    const mark = match(MARK, at)?.[0]
    at += mark?.length ?? 1
    if (mark) (isBracket(mark) ? begin : mark.startsWith('`') ? code : emphasis)(mark)
    else if (char === ']') endBracket()
    else if (char === '\n') {
      const isBreak = words.endsWith('  ')
      words = words.trimEnd()
      if (isBreak) add({ kind: 'break' })
      else words += '\n'
    } else if (char !== '\\' || (!SIGN.test(next) && next !== '\n')) words += char
    else {
      at += 1
      if (next === '\n') add({ kind: 'break' })
      else words += quote ? quote(next) : next
    }
  }
  flush()
  return out
}

/** The words alone. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((one) => {
      if (typeof one === 'string') return one
      if ('inside' in one) return plainText(one.inside)
      if (one.kind === 'code') return one.text
      return one.kind === 'image' ? one.alt : ' '
    })
    .join('')
}
