import { escapeText } from '../rich-html/entities.ts'
import { readInline } from './read-inline.ts'

/** Lists and quotes inside one another; what is deeper is read as text. */
const MOST_DEPTH = 20

const FENCE = /^ {0,3}(```+|~~~+)\s*([\w+#-]{0,30})/
const HEADING = /^ {0,3}(#{1,6})(?:\s(.*))?$/
const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/
const ITEM = /^( {0,3})(?:([-+*])|(\d{1,4})[.)])( {1,4}|$)/
const TASK = /^\[([ xX])\]\s/
const DELIMITERS = /^[ |:-]+$/

/** HTML of a Markdown text, with what HTML stands in it, to be cleaned; in time that grows with its length. */
export function readMarkdown(text: string): string {
  return readBlocks(text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n'), 0)
}

const isRule = (line: string): boolean => RULE.test(line.replaceAll(' ', ''))
const isUnderHeader = (line: string): boolean => DELIMITERS.test(line) && line.includes('-') && line.includes('|')
const isBlankLine = (line: string | undefined): boolean => line?.trim() === ''
/** Whether a line begins something other than a paragraph. */
const isStart = (line: string): boolean =>
  FENCE.test(line) || HEADING.test(line) || isRule(line) || /^ {0,3}>/.test(line) || ITEM.test(line)

function readBlocks(lines: readonly string[], depth: number): string {
  let out = ''
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const start = at
    const fence = FENCE.exec(line)
    const heading = HEADING.exec(line)
    if (isBlankLine(line)) at += 1
    else if (fence) {
      const [, mark = '', language] = fence
      for (at += 1; at < lines.length; at += 1) if (lines[at]?.trim().startsWith(mark)) break
      const code = lines.slice(start + 1, at).join('\n')
      out += `<pre><code${language ? ` class="language-${language}"` : ''}>${escapeText(code)}</code></pre>`
      at += 1
    } else if (heading) {
      const level = heading[1]?.length ?? 1
      out += `<h${level}>${readInline((heading[2] ?? '').trim())}</h${level}>`
      at += 1
    } else if (isRule(line)) {
      out += '<hr>'
      at += 1
    } else if (/^ {0,3}>/.test(line) && depth < MOST_DEPTH) {
      while (at < lines.length && /^ {0,3}>/.test(lines[at] ?? '')) at += 1
      const inside = lines.slice(start, at).map((one) => one.replace(/^ {0,3}> ?/, ''))
      out += `<blockquote>${readBlocks(inside, depth + 1)}</blockquote>`
    } else if (ITEM.test(line) && depth < MOST_DEPTH) {
      const list = readList(lines, at, depth)
      out += list.html
      at = list.end
    } else if (line.includes('|') && isUnderHeader(lines[at + 1] ?? '')) {
      at += 2
      while (at < lines.length && lines[at]?.includes('|')) at += 1
      out += readTable(line, lines.slice(start + 2, at))
    } else {
      at += 1
      while (at < lines.length && !isBlankLine(lines[at]) && !isStart(lines[at] ?? '')) at += 1
      const paragraph = readInline(
        lines
          .slice(start, at)
          .map((one) => one.trimStart())
          .join('\n')
          .trimEnd(),
      )
      out += /^<img [^>]*>$/.test(paragraph) ? paragraph : `<p>${paragraph}</p>`
    }
  }
  return out
}

function readList(lines: readonly string[], from: number, depth: number): { readonly html: string; readonly end: number } {
  const [, , , first] = ITEM.exec(lines[from] ?? '') ?? []
  const isOrdered = first !== undefined
  const items: string[] = []
  let hasTasks = false
  let at = from
  for (;;) {
    const item = ITEM.exec(lines[at] ?? '')
    if (!item || (item[3] !== undefined) !== isOrdered || isRule(lines[at] ?? '')) break
    const width = item[0].length
    const inside = [(lines[at] ?? '').slice(width)]
    at += 1
    while (at < lines.length) {
      const line = lines[at] ?? ''
      const isIndented = line.length - line.trimStart().length >= Math.min(width, 2)
      const goesOn = isBlankLine(line)
        ? /^ {2}/.test(lines[at + 1] ?? '')
        : isIndented || (!isStart(line) && !isBlankLine(lines[at - 1]))
      if (!goesOn) break
      inside.push(line.slice(Math.min(width, line.length - line.trimStart().length)))
      at += 1
    }
    const task = isOrdered ? null : TASK.exec(inside[0] ?? '')
    if (task) inside[0] = (inside[0] ?? '').slice(task[0].length)
    hasTasks ||= task !== null
    const checked = task ? ` data-type="taskItem" data-checked="${String(task[1] !== ' ')}"` : ''
    items.push(`<li${checked}>${readBlocks(inside, depth + 1)}</li>`)
    while (isBlankLine(lines[at]) && ITEM.test(lines[at + 1] ?? '')) at += 1
  }
  const start = isOrdered && first !== '1' ? ` start="${Number(first)}"` : ''
  const [open, end] = isOrdered ? [`<ol${start}>`, '</ol>'] : [hasTasks ? '<ul data-type="taskList">' : '<ul>', '</ul>']
  return { html: `${open}${items.join('')}${end}`, end: at }
}

function readTable(header: string, rows: readonly string[]): string {
  const cells = (line: string, tag: string): string =>
    `<tr>${cellsOf(line)
      .map((cell) => `<${tag}><p>${readInline(cell)}</p></${tag}>`)
      .join('')}</tr>`
  return `<table>${cells(header, 'th')}${rows.map((row) => cells(row, 'td')).join('')}</table>`
}

/** Texts between bars; one behind a backslash is a sign of its own. */
function cellsOf(line: string): readonly string[] {
  const parts = line.trim().replace(/^\|/, '').split('|')
  const cells: string[] = []
  for (const part of parts) {
    const last = cells.at(-1)
    if (last?.endsWith('\\')) cells[cells.length - 1] = `${last.slice(0, -1)}|${part}`
    else cells.push(part)
  }
  if (line.trim().endsWith('|') && cells.at(-1)?.trim() === '') cells.pop()
  return cells.map((cell) => cell.trim())
}
