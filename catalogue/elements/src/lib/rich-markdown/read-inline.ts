import { escapeText } from '../rich-html/entities.ts'

const TAGS: Readonly<Record<string, string>> = { '**': 'strong', __: 'strong', '*': 'em', _: 'em', '~~': 's' }
const RUN = /\*\*|__|~~|\*|_/y
const ESCAPED = /[!-/:-@[-`{-~]/
const BLANK = /\s/
/** Bounded: no address and no title is longer. */
const TARGET = /\(\s*<?([^\s()<>"]{0,2000})>?(?:\s+"([^"]{0,500})")?\s*\)/y
const AUTOLINK = /<((?:https?:\/\/|mailto:|tel:)[^\s<>]{1,2000})>/y

interface Opened {
  readonly sign: string
  readonly at: number
}

/** HTML of a line of Markdown, with what HTML stands in it; in time that grows with its length. */
export function readInline(line: string): string {
  const out: string[] = []
  let open: Opened[] = []
  /** Lengths of marks of code that nothing ends any more. */
  const unended = new Set<number>()
  let at = 0
  const match = (pattern: RegExp, from: number): RegExpExecArray | null => {
    pattern.lastIndex = from
    return pattern.exec(line)
  }
  const code = (): void => {
    let end = at
    while (line[end] === '`') end += 1
    const count = end - at
    const close = unended.has(count) ? -1 : endOfCode(line, end, count)
    if (close < 0) {
      unended.add(count)
      out.push('`'.repeat(count))
      at = end
      return
    }
    const inside = line.slice(end, close)
    const isPadded = inside.startsWith(' ') && inside.endsWith(' ') && inside.trim() !== ''
    out.push(`<code>${escapeText(isPadded ? inside.slice(1, -1) : inside)}</code>`)
    at = close + count
  }
  const bracket = (sign: '[' | '!['): void => {
    open = [...open.filter((one) => one.sign !== sign || sign === '['), { sign, at: out.length }].slice(-20)
    out.push(sign)
    at += sign.length
  }
  const endBracket = (): void => {
    const start = open.findLast(({ sign }) => sign === '[' || sign === '![')
    const target = start && match(TARGET, at + 1)
    if (!start || !target) {
      open = open.filter((one) => one !== start)
      out.push(']')
      at += 1
      return
    }
    const [whole, address = '', title] = target
    open = open.slice(0, open.indexOf(start))
    if (start.sign === '[') {
      out[start.at] = `<a href="${escapeText(address)}">`
      out.push('</a>')
    } else {
      const alt = out
        .splice(start.at)
        .slice(1)
        .join('')
        .replaceAll(/<[^<>]{0,500}>/g, '')
      out.push(`<img src="${escapeText(address)}" alt="${escapeText(alt)}"${title ? ` title="${escapeText(title)}"` : ''}>`)
    }
    at += 1 + whole.length
  }
  const emphasis = (sign: string): void => {
    const [before, after] = [line[at - 1] ?? ' ', line[at + sign.length] ?? ' ']
    const start = open.findLast((one) => one.sign === sign)
    const isInWord = sign.startsWith('_') && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after)
    at += sign.length
    if (start && !BLANK.test(before) && !isInWord && out.length > start.at + 1) {
      open = open.slice(0, open.indexOf(start))
      out[start.at] = `<${TAGS[sign] ?? ''}>`
      out.push(`</${TAGS[sign] ?? ''}>`)
      return
    }
    if (!start && !BLANK.test(after) && !isInWord) open = [...open, { sign, at: out.length }].slice(-20)
    out.push(sign)
  }
  while (at < line.length) {
    const sign = line[at] ?? ''
    const next = line[at + 1] ?? ''
    if (sign === '\\' && (ESCAPED.test(next) || next === '\n')) {
      out.push(next === '\n' ? '<br>' : escapeText(next))
      at += 2
    } else if (sign === '`') code()
    else if (sign === '!' && next === '[') bracket('![')
    else if (sign === '[') bracket('[')
    else if (sign === ']') endBracket()
    else if (sign === '<' && match(AUTOLINK, at)) {
      const [whole = '', address = ''] = match(AUTOLINK, at) ?? []
      out.push(`<a href="${escapeText(address)}">${escapeText(address)}</a>`)
      at += whole.length
    } else if (sign === '\n') {
      const isBreak = out.at(-1) === ' ' && out.at(-2) === ' '
      out.push(isBreak ? '<br>' : ' ')
      at += 1
    } else {
      const run = match(RUN, at)?.[0]
      if (run) emphasis(run)
      else {
        out.push(sign)
        at += 1
      }
    }
  }
  return out.join('')
}

/** Where so many marks end a piece of code, no more and no fewer. */
function endOfCode(line: string, from: number, count: number): number {
  for (let at = line.indexOf('`', from); at >= 0; at = line.indexOf('`', at)) {
    let end = at
    while (line[end] === '`') end += 1
    if (end - at === count) return at
    at = end
  }
  return -1
}
