/** A part of a text, one below another. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly start: number | undefined; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'rule' }

/** Quotes and lists within each other beyond which the rest is words. */
const DEEPEST = 8
const FENCE = /^ {0,3}(```|~~~)/
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]|$)/
const RULE = /^ {0,3}(?:-[ \t]*-[ \t]*-[-\t ]*|\*[ \t]*\*[ \t]*\*[*\t ]*|_[ \t]*_[ \t]*_[_\t ]*)$/ // Bounded: of one line, which is cut below.
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])(?:[ \t]|$)/
const DIVIDER = /^[|:\- \t]{3,}$/

const isBlank = (line: string): boolean => line.trim() === ''
const indentOf = (line: string): number => line.length - line.trimStart().length
const isRule = (line: string): boolean => line.length < 200 && RULE.test(line)
const startsBlock = (line: string): boolean =>
  FENCE.test(line) || HEADING.test(line) || isRule(line) || ITEM.test(line) || line.trimStart().startsWith('>')

/** Reads the parts of a text in a time that grows with its length alone. */
export function parseBlocks(text: string): readonly Block[] {
  return readLines(text.replaceAll('\r\n', '\n').replaceAll('\t', '    ').split('\n'), 0)
}

function readLines(lines: readonly string[], depth: number): readonly Block[] {
  const blocks: Block[] = []
  let at = 0
  const take = (goesOn: (line: string) => boolean): readonly string[] => {
    const from = at
    while (at < lines.length && goesOn(lines[at] as string)) at += 1
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at] as string
    const fence = FENCE.exec(line)?.[1]
    const level = HEADING.exec(line)?.[1]?.length
    const item = depth < DEEPEST && !isRule(line) ? ITEM.exec(line) : null
    if (isBlank(line)) at += 1
    else if (fence !== undefined) {
      at += 1
      const inside = take((one) => !one.trimStart().startsWith(fence))
      at += 1
      blocks.push({ kind: 'code', language: line.trim().slice(fence.length).trim().slice(0, 40), text: inside.join('\n') })
    } else if (level !== undefined) {
      at += 1
      blocks.push({ kind: 'heading', level, text: withoutHashes(line.trim().slice(level).trim()) })
    } else if (isRule(line)) {
      at += 1
      blocks.push({ kind: 'rule' })
    } else if (depth < DEEPEST && line.trimStart().startsWith('>')) {
      const inside = take((one) => one.trimStart().startsWith('>'))
      blocks.push({
        kind: 'quote',
        blocks: readLines(
          inside.map((one) => one.trimStart().slice(1).replace(/^ /, '')),
          depth + 1,
        ),
      })
    } else if (item) {
      const inside = take((one) => isBlank(one) || indentOf(one) >= 2 || ITEM.test(one))
      blocks.push(readList(inside, depth))
    } else if (line.includes('|') && DIVIDER.test(lines[at + 1] ?? '') && lines[at + 1]?.includes('-')) {
      at += 2
      const rows = take((one) => one.includes('|') && !isBlank(one))
      blocks.push({ kind: 'table', head: cellsOf(line), rows: rows.map(cellsOf) })
    } else {
      at += 1
      const more = take((one) => !isBlank(one) && !startsBlock(one))
      blocks.push({
        kind: 'paragraph',
        text: [line, ...more]
          .map((one) => one.trimStart())
          .join('\n')
          .trimEnd(),
      })
    }
  }
  return blocks
}

/** Lines of a list: an item begins where a mark stands at the edge, and holds what is further in. */
function readList(lines: readonly string[], depth: number): Block {
  const items: string[][] = []
  let inner = 2
  let start: number | undefined
  for (const line of lines) {
    const item = ITEM.exec(line)
    if (item && (items.length === 0 || indentOf(line) < inner)) {
      const [whole, , mark = ''] = item
      if (items.length === 0 && /\d/.test(mark)) start = Number.parseInt(mark, 10)
      inner = whole.length
      items.push([line.slice(whole.length)])
    } else items.at(-1)?.push(line.slice(Math.min(indentOf(line), inner)))
  }
  return { kind: 'list', start, items: items.map((inside) => readLines(inside, depth + 1)) }
}

function withoutHashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '#') end -= 1
  return text.slice(0, end).trimEnd()
}

function cellsOf(line: string): readonly string[] {
  const cells = line.trim().split('|')
  if (cells[0]?.trim() === '') cells.shift()
  if (cells.at(-1)?.trim() === '') cells.pop()
  return cells.slice(0, 50).map((cell) => cell.trim())
}
