/** A part of a text, one below another. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly start: number | undefined; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'rule' }

export interface Item {
  readonly blocks: readonly Block[]
  /** Of a task: whether it is done. */
  readonly isDone?: boolean
}

/** Quotes and lists within each other beyond which the rest is words. */
const DEEPEST = 20
/** Stands for a bar that parts no cells, as no text holds it. */
const BAR = '\0'
/** Cells of a row beyond which the rest is left out. */
const MOST_CELLS = 50
const FENCE = /^ {0,3}(```+|~~~+)\s*([\w+#-]{0,30})/
const HEADING = /^ {0,3}(#{1,6})(?: |$)/
const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/
const QUOTE = /^ {0,3}>/
const ITEM = /^( {0,3})(?:[-+*]|(\d{1,9})[.)])( {1,4}|$)/
const TASK = /^\[([ xX])\](?: |$)/
const DIVIDER = /^[ |:-]+$/

const isBlank = (line: string | undefined): boolean => line?.trim() === ''
const isRule = (line: string): boolean => RULE.test(line.replaceAll(' ', ''))
const isDivider = (line = ''): boolean => DIVIDER.test(line) && line.includes('-') && line.includes('|')
const indentOf = (line: string): number => line.length - line.trimStart().length
/** Whether a line begins something other than a paragraph. */
const isStart = (line: string): boolean =>
  FENCE.test(line) || HEADING.test(line) || QUOTE.test(line) || ITEM.test(line) || isRule(line)

/** Reads the parts of a text in a time that grows with its length alone. */
export function parseBlocks(text: string): readonly Block[] {
  return readLines(text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n'), 0)
}

function readLines(lines: readonly string[], depth: number): readonly Block[] {
  const blocks: Block[] = []
  const isDeep = depth === DEEPEST
  let at = 0
  const take = (goesOn: (line: string) => boolean): readonly string[] => {
    const from = at
    while (at < lines.length && goesOn(lines[at] ?? '')) at += 1
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const [, fence, language = ''] = FENCE.exec(line) ?? []
    const level = HEADING.exec(line)?.[1]?.length
    if (isBlank(line)) at += 1
    else if (fence !== undefined) {
      at += 1
      const inside = take((one) => !one.trimStart().startsWith(fence))
      at += 1
      blocks.push({ kind: 'code', language, text: inside.join('\n') })
    } else if (level !== undefined) {
      at += 1
      blocks.push({ kind: 'heading', level, text: withoutHashes(line.trim().slice(level)).trim() })
    } else if (isRule(line)) {
      at += 1
      blocks.push({ kind: 'rule' })
    } else if (!isDeep && QUOTE.test(line)) {
      const inside = take((one) => QUOTE.test(one)).map((one) => one.replace(/^ {0,3}> ?/, ''))
      blocks.push({ kind: 'quote', blocks: readLines(inside, depth + 1) })
    } else if (!isDeep && ITEM.test(line)) {
      const list = readList(lines, at, depth)
      blocks.push(list.block)
      at = list.end
    } else if (line.includes('|') && isDivider(lines[at + 1])) {
      at += 2
      blocks.push({ kind: 'table', head: cellsOf(line), rows: take((one) => one.includes('|')).map(cellsOf) })
    } else {
      at += 1
      const words = [line, ...take((one) => !isBlank(one) && !isStart(one))].map((one) => one.trimStart())
      blocks.push({ kind: 'paragraph', text: words.join('\n').trimEnd() })
    }
  }
  return blocks
}

/** Items of one kind, each with what is further in, and with the lines of its last paragraph that are not. */
function readList(lines: readonly string[], from: number, depth: number): { readonly block: Block; readonly end: number } {
  const start = ITEM.exec(lines[from] ?? '')?.[2]
  const isOrdered = start !== undefined
  const items: Item[] = []
  let at = from
  for (;;) {
    const line = lines[at] ?? ''
    const item = ITEM.exec(line)
    if (!item || (item[2] !== undefined) !== isOrdered || isRule(line)) break
    const width = item[0].length
    const task = TASK.exec(line.slice(width))
    const inside = [line.slice(width + (task?.[0].length ?? 0))]
    for (at += 1; at < lines.length; at += 1) {
      const next = lines[at] ?? ''
      const isInside = isBlank(next)
        ? indentOf(lines[at + 1] ?? '') >= 2
        : indentOf(next) >= 2 || (!isStart(next) && !isBlank(lines[at - 1]))
      if (!isInside) break
      inside.push(next.slice(Math.min(width, indentOf(next))))
    }
    items.push({ blocks: readLines(inside, depth + 1), ...(task && { isDone: task[1] !== ' ' }) })
    while (isBlank(lines[at]) && ITEM.test(lines[at + 1] ?? '')) at += 1
  }
  return { block: { kind: 'list', start: isOrdered ? Number(start) : undefined, items }, end: at }
}

/** Marks that end a heading stand apart from its words: `# C#` is about C#. */
function withoutHashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '#') end -= 1
  return text[end - 1] === ' ' || end === 0 ? text.slice(0, end) : text
}

/** Texts between bars; one behind a backslash is a sign of its own. */
function cellsOf(line: string): readonly string[] {
  const cells = line.trim().replaceAll('\\|', BAR).split('|')
  if (cells[0] === '') cells.shift()
  if (isBlank(cells.at(-1))) cells.pop()
  return cells.slice(0, MOST_CELLS).map((cell) => cell.trim().replaceAll(BAR, '|'))
}
