/** What stands in a line. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'em' | 'del'; readonly inside: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly address: string; readonly title: string; readonly inside: readonly Inline[] }
  | { readonly kind: 'image'; readonly address: string; readonly alt: string; readonly title: string }
  | { readonly kind: 'break' }

interface Frame {
  readonly mark: string
  readonly inside: Inline[]
}

const KINDS = { '**': 'strong', __: 'strong', '*': 'em', _: 'em', '~~': 'del' } as const
/** Marks within each other beyond which the rest is words. */
const DEEPEST = 20
// Bounded: what a name, an address and a title may hold ends at the next bracket or line, and at a length.
const LINK = /(!?)\[([^[\]]{0,1000})\]\(([^()\s<>]{1,2000})(?:[ \t]{1,9}"([^"\n]{0,200})")?\)/y
const BARE = /https?:\/\/[^\s<>()[\]"'`*]{1,2000}/iy // Bounded: a length, and it ends at the next blank.
const SAFE = /^(?:(?:https?|mailto|tel):|[#/.?]|[^:]*$)/i
const WORD = /[\p{L}\p{N}]/u

/** Whether a link may lead there: nothing that runs code. */
export const isSafeLink = (address: string): boolean => SAFE.test(address)

/** Reads a line, or several of one paragraph, in a time that grows with their length alone. */
export function parseInline(text: string, mayLink = true): readonly Inline[] {
  const frames: Frame[] = [{ mark: '', inside: [] }]
  let words = ''
  const top = (): Frame => frames.at(-1) as Frame
  const flush = (): void => {
    if (words !== '') top().inside.push(words)
    words = ''
  }
  const add = (one: Inline): void => {
    flush()
    top().inside.push(one)
  }
  /** Marks that nothing closed are the characters they are. */
  const giveUp = (): void => {
    const { mark, inside } = frames.pop() as Frame
    top().inside.push(mark, ...inside)
  }
  const close = (mark: string): void => {
    flush()
    while (top().mark !== mark) giveUp()
    const { inside } = frames.pop() as Frame
    top().inside.push({ kind: KINDS[mark as keyof typeof KINDS], inside })
  }

  /** The marks of code by their length, from the last on, so that each is looked for once. */
  const closers = new Map<number, number[]>()
  for (const { 0: run, index } of [...text.matchAll(/`+/g)].toReversed()) {
    const known = closers.get(run.length)
    if (known) known.push(index)
    else closers.set(run.length, [index])
  }

  let at = 0
  while (at < text.length) {
    const char = text[at] as string
    if (char === '\\' && at + 1 < text.length) {
      const next = text[at + 1] as string
      if (next === '\n') add({ kind: 'break' })
      else words += /[!-/:-@[-`{-~]/.test(next) ? next : `\\${next}`
      at += 2
    } else if (char === '`') {
      let length = 1
      while (text[at + length] === '`') length += 1
      const ends = closers.get(length) ?? []
      while (ends.length > 0 && (ends.at(-1) as number) <= at) ends.pop()
      const end = ends.at(-1)
      if (end === undefined) words += '`'.repeat(length)
      else
        add({
          kind: 'code',
          text: text
            .slice(at + length, end)
            .replaceAll('\n', ' ')
            .trim(),
        })
      at = (end ?? at) + length
    } else if (char === '\n') {
      const isBreak = words.endsWith('  ')
      words = words.trimEnd()
      if (isBreak) add({ kind: 'break' })
      else words += '\n'
      at += 1
    } else if (mayLink && (char === '[' || (char === '!' && text[at + 1] === '['))) {
      LINK.lastIndex = at
      const found = LINK.exec(text)
      if (found) {
        const [whole, isImage, name = '', address = '', title = ''] = found
        if (isImage) add({ kind: 'image', address, alt: name, title })
        else if (isSafeLink(address)) add({ kind: 'link', address, title, inside: parseInline(name, false) })
        else words += name
        at += whole.length
      } else {
        words += char
        at += 1
      }
    } else if (mayLink && (char === 'h' || char === 'H') && !WORD.test(text[at - 1] ?? '')) {
      BARE.lastIndex = at
      const address = BARE.exec(text)?.[0].replace(/[.,:;!?]$/, '')
      if (address === undefined) words += char
      else add({ kind: 'link', address, title: '', inside: [address] })
      at += address?.length ?? 1
    } else if (char === '*' || char === '_' || (char === '~' && text[at + 1] === '~')) {
      // Of three together the inner one is closed first.
      const isInner = top().mark === char && text[at + 2] === char
      const mark = text[at + 1] === char && !isInner ? char + char : char
      const [before, after] = [text[at - 1] ?? ' ', text[at + mark.length] ?? ' ']
      const isInWord = char === '_' && WORD.test(before) && WORD.test(after)
      const isOpen = frames.some((frame) => frame.mark === mark)
      if (isOpen && !/\s/.test(before) && !isInWord) close(mark)
      else if (!isOpen && !/\s/.test(after) && !isInWord && frames.length < DEEPEST) {
        flush()
        frames.push({ mark, inside: [] })
      } else words += mark
      at += mark.length
    } else {
      words += char
      at += 1
    }
  }
  flush()
  while (frames.length > 1) giveUp()
  return top().inside
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
