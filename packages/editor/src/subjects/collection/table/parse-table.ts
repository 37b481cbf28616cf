import { words } from './words.ts'

export type ParsedTable =
  | { readonly ok: true; readonly rows: readonly (readonly string[])[] }
  /** What is wrong, with its place in the text; line and column count from 1. */
  | { readonly ok: false; readonly message: string; readonly at: number; readonly line: number; readonly column: number }

/** What may stand between the cells of a line, the likeliest first. */
const SEPARATORS = ['\t', ',', ';', '|'] as const

/**
 * Reads lines of cells: what a spreadsheet puts on the clipboard, or a CSV file. Quotes hold separators, quotes (doubled) and
 * line breaks. Linear in the text, whatever it is.
 */
export function parseTable(text: string, separator = separatorOf(text)): ParsedTable {
  const rows: string[][] = []
  let row: string[] = []
  // A byte order mark is none of the first cell.
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const endRow = () => {
    // A line without anything separates nothing.
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  while (at <= text.length) {
    if (text[at] === '"') {
      const cell = readQuoted(text, at)
      if (cell === undefined) return fault(text, at, words.openQuote)
      if (!isEnd(text[cell.end], separator)) return fault(text, cell.end, words.behindQuote)
      row.push(cell.value)
      at = cell.end
    } else {
      let end = at
      while (!isEnd(text[end], separator)) end += 1
      row.push(text.slice(at, end))
      at = end
    }
    if (text[at] === separator) at += 1
    else {
      endRow()
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    }
  }
  return { ok: true, rows }
}

function isEnd(sign: string | undefined, separator: string): boolean {
  return sign === undefined || sign === separator || sign === '\n' || sign === '\r'
}

function readQuoted(text: string, open: number): { readonly value: string; readonly end: number } | undefined {
  const parts: string[] = []
  for (let at = open + 1; ;) {
    const close = text.indexOf('"', at)
    if (close === -1) return undefined
    parts.push(text.slice(at, close))
    if (text[close + 1] !== '"') return { value: parts.join('"'), end: close + 1 }
    at = close + 2
  }
}

/** The separator that the first line has most of, quoted ones not counted; a comma where it has none. */
export function separatorOf(text: string): string {
  const counts = new Map<string, number>()
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break
    else if (!isQuoted) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  let best: string = ','
  for (const separator of SEPARATORS) if ((counts.get(separator) ?? 0) > (counts.get(best) ?? 0)) best = separator
  return best
}

function fault(text: string, at: number, message: string): ParsedTable {
  let line = 1
  let start = 0
  for (let end = text.indexOf('\n'); end !== -1 && end < at; end = text.indexOf('\n', end + 1)) {
    line += 1
    start = end + 1
  }
  return { ok: false, message: words.fault(line, at - start + 1, message), at, line, column: at - start + 1 }
}

/** A text that a spreadsheet would run is made plain by a quote before it; reading takes the quote away again. */
const RUNS = /^'*[=+\-@\t\r]/

/** Lines of cells as text, so that reading it gives the cells again. */
export function writeTable(rows: readonly (readonly string[])[], separator: ',' | '\t'): string {
  return rows.map((row) => row.map((cell) => writeCell(cell, separator)).join(separator)).join('\r\n')
}

function writeCell(cell: string, separator: string): string {
  const isQuoted = cell.includes(separator) || /["\r\n]/.test(cell)
  return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** A text for a file that may be opened elsewhere. */
export function guardCell(text: string): string {
  return RUNS.test(text) ? `'${text}` : text
}

/** The text that was guarded. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && RUNS.test(text) ? text.slice(1) : text
}
