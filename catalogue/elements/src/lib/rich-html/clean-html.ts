import { decodeText, escapeText } from './entities.ts'
import { printTag, tagOf } from './tags.ts'
import { readMarkup } from './read-markup.ts'

/** Most signs of a text. */
export const MOST_SIGNS = 2_000_000
/** Most elements inside one another: browsers have limits of their own. */
const MOST_DEPTH = 100

const INLINE = new Set(['a', 'strong', 'em', 'u', 's', 'code', 'span'])
const EMPTY = new Set(['br', 'hr', 'img'])
/** What only some elements hold, and these alone. */
const HOLDS: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  table: ['tbody', 'tr'],
  tbody: ['tr'],
  tr: ['td', 'th'],
}
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  tbody: ['table'],
  tr: ['tbody', 'table'],
  td: ['tr'],
  th: ['tr'],
}
const has = (names: readonly string[] | undefined, name: string): boolean => names?.includes(name) ?? false

/**
 * HTML of a rich text, whatever it was given: only the elements and attributes that rich text has, each ended where it stands,
 * nothing that runs. Takes time that grows with its length.
 */
export function cleanHtml(html: string): string {
  /** `isSilent`: it is left out, which its end must not be taken for that of another. */
  const open: { readonly name: string; readonly isSilent: boolean }[] = []
  const counts = new Map<string, number>()
  let out = ''
  const top = (): string => open.at(-1)?.name ?? ''
  const count = (name: string): number => counts.get(name) ?? 0
  const close = (): void => {
    const last = open.pop()
    if (!last) return
    counts.set(last.name, count(last.name) - 1)
    if (!last.isSilent) out += `</${last.name}>`
  }
  const closeUntil = (isReached: (name: string) => boolean): void => {
    while (open.length > 0 && !isReached(top())) close()
  }
  for (const piece of readMarkup(html.slice(0, MOST_SIGNS))) {
    if ('text' in piece) {
      const text = escapeText(decodeText(piece.text))
      // Between the parts of a list or a table no text stands.
      if (!HOLDS[top()] && top() !== 'hr') out += text
      continue
    }
    const tag = tagOf(piece.name)
    if (tag === undefined) continue
    if (piece.isEnd) {
      if (EMPTY.has(tag) || count(tag) === 0) continue
      closeUntil((name) => name === tag)
      close()
      continue
    }
    const printed = printTag(tag, piece.attributes)
    if (printed === undefined && EMPTY.has(tag)) continue
    const holders = HOLDERS[tag]
    if (holders) {
      if (!holders.some((name) => count(name) > 0)) continue
      closeUntil((name) => has(holders, name))
    } else if (INLINE.has(tag) || tag === 'br' || tag === 'img') {
      if (tag === 'a' && count('a') > 0) {
        closeUntil((name) => name === 'a')
        close()
      }
    } else closeUntil((name) => !INLINE.has(name) && !/^(?:p|h[1-6]|pre)$/.test(name))
    if (HOLDS[top()] && !has(HOLDS[top()], tag)) continue
    if (EMPTY.has(tag)) out += printed ?? ''
    else if (open.length < MOST_DEPTH) {
      out += printed ?? ''
      open.push({ name: tag, isSilent: printed === undefined })
      counts.set(tag, count(tag) + 1)
    }
  }
  closeUntil(() => false)
  return out
}

const ENDS_LINE = /^(?:p|h[1-6]|li|td|th|pre|br)$/

/** What HTML of a rich text says, without its looks, a line for each of its blocks. */
export function plainText(html: string): string {
  let text = ''
  for (const piece of readMarkup(cleanHtml(html))) {
    if ('text' in piece) text += decodeText(piece.text)
    else if ((piece.isEnd || piece.name === 'br') && ENDS_LINE.test(piece.name)) text += '\n'
  }
  return text.trim()
}

/** Whether it says and shows nothing. */
export function isBlank(html: string): boolean {
  return !/<(?:img|hr|table)\b/.test(html) && plainText(html) === ''
}
