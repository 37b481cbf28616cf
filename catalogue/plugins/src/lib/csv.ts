import { SOURCE_MESSAGES } from './messages.ts'

/** Rows of a CSV text as objects by the names in its first line; numbers as numbers. Cells of several lines stand in quotation marks. */
export function readCsv(
  text: string,
  separator = separatorOf(text),
): readonly Readonly<Record<string, string | number | null>>[] {
  const [names = [], ...lines] = linesOf(text.replace(/^\uFEFF/, ''), separator)
  const keys = names.map((name, at) => name.trim() || `column${at + 1}`)
  return lines
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => Object.fromEntries(keys.map((key, at) => [key, valueOf(cells[at] ?? '')])))
}

/** What parts the names in the first line. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1)
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).mark
}

const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/

function valueOf(cell: string): string | number | null {
  if (cell === '') return null
  return NUMBER.test(cell) ? Number(cell) : cell
}

function linesOf(text: string, separator: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  let at = 0
  while (at < text.length) {
    const [cell, end] = cellAt(text, at, separator, lines.length + 1)
    cells.push(cell)
    at = end
    if (text[at] === separator) {
      at++
      if (at === text.length) cells.push('')
      else continue
    }
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
    lines.push(cells)
    cells = []
  }
  return lines
}

/** One cell and where it ends. */
function cellAt(text: string, from: number, separator: string, line: number): readonly [string, number] {
  if (text[from] !== '"') {
    let end = from
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
    return [text.slice(from, end), end]
  }
  const parts: string[] = []
  for (let at = from + 1; ;) {
    const end = text.indexOf('"', at)
    if (end < 0) throw new Error(SOURCE_MESSAGES.badCsv(line))
    parts.push(text.slice(at, end))
    if (text[end + 1] !== '"') return [parts.join('"'), end + 1]
    at = end + 2
  }
}
