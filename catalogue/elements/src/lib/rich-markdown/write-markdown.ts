import { decodeText, escapeText } from '../rich-html/entities.ts'
import { readMarkup } from '../rich-html/read-markup.ts'

interface Part {
  readonly name: string
  readonly given: (name: string) => string
  readonly parts: (Part | string)[]
}

const INLINE = new Set(['a', 'strong', 'em', 'u', 's', 'code', 'span', 'br'])
const EMPTY = new Set(['br', 'hr', 'img'])
const isInline = (part: Part | string): boolean => typeof part === 'string' || INLINE.has(part.name)

/** Markdown of the clean HTML of a rich text. Colour, alignment and underline have no place there; mentions stay as they are. */
export function writeMarkdown(html: string): string {
  return blocks(treeOf(html).parts).trim()
}

function treeOf(html: string): Part {
  const root: Part = { name: '', given: () => '', parts: [] }
  const open = [root]
  for (const piece of readMarkup(html)) {
    if ('text' in piece) open.at(-1)?.parts.push(decodeText(piece.text))
    else if (piece.isEnd) open.pop()
    else {
      const given = (name: string): string => decodeText(piece.attributes.get(name) ?? '')
      const part: Part = { name: piece.name, given, parts: [] }
      open.at(-1)?.parts.push(part)
      if (!EMPTY.has(piece.name)) open.push(part)
    }
  }
  return root
}

function blocks(parts: readonly (Part | string)[]): string {
  const written: string[] = []
  let run: (Part | string)[] = []
  const endRun = (): void => {
    const line = lineOf(run)
    if (line !== '') written.push(line)
    run = []
  }
  for (const part of parts) {
    if (isInline(part)) run.push(part)
    else {
      endRun()
      written.push(block(part as Part))
    }
  }
  endRun()
  return written.filter((one) => one !== '').join('\n\n')
}

function block({ name, given, parts }: Part): string {
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level) return `${'#'.repeat(Number(level))} ${lineOf(parts).replaceAll('\\\n', ' ')}`
  switch (name) {
    case 'blockquote':
      return blocks(parts).replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>')
    case 'pre':
      return codeOf(parts)
    case 'ul':
    case 'ol':
      return listOf(name, Number(given('start')) || 1, parts)
    case 'hr':
      return '---'
    case 'img':
      return imageOf(given)
    case 'table':
      return tableOf(parts)
    default:
      return lineOf(parts)
  }
}

const textOf = (parts: readonly (Part | string)[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : textOf(part.parts))).join('')

/** More marks than stand anywhere in a text. */
function fenceFor(text: string, least: number): string {
  let most = least - 1
  for (const [run] of text.matchAll(/`+/g)) most = Math.max(most, run.length)
  return '`'.repeat(most + 1)
}

function codeOf(parts: readonly (Part | string)[]): string {
  const [code] = parts
  const language = typeof code === 'object' ? code.given('class').replace('language-', '') : ''
  const text = textOf(parts)
  const fence = fenceFor(text, 3)
  return `${fence}${language}\n${text}\n${fence}`
}

function listOf(name: string, start: number, parts: readonly (Part | string)[]): string {
  const items = parts.filter((part): part is Part => typeof part === 'object' && part.name === 'li')
  return items
    .map(({ given, parts: inside }, at) => {
      const box = given('data-type') === 'taskItem' ? `[${given('data-checked') === 'true' ? 'x' : ' '}] ` : ''
      const mark = name === 'ol' ? `${start + at}. ` : '- '
      const text = withoutGaps(inside).replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)
      return `${mark}${box}${text}`.trimEnd()
    })
    .join('\n')
}

/** A list in an item stands right below its text. */
function withoutGaps(parts: readonly (Part | string)[]): string {
  const list = parts.findIndex((part) => typeof part === 'object' && (part.name === 'ul' || part.name === 'ol'))
  if (list <= 0) return blocks(parts)
  return `${blocks(parts.slice(0, list))}\n${blocks(parts.slice(list))}`
}

const imageOf = (given: Part['given']): string => {
  const title = given('title') ? ` "${given('title').replaceAll('"', "'")}"` : ''
  return `![${escapeMarks(given('alt'))}](${given('src').replaceAll(/[\s()<>"]/g, encodeURIComponent)}${title})`
}

function tableOf(parts: readonly (Part | string)[]): string {
  const rows: (readonly string[])[] = []
  const collect = (inside: readonly (Part | string)[]): void => {
    for (const part of inside) {
      if (typeof part === 'string') continue
      if (part.name !== 'tr') collect(part.parts)
      else rows.push(part.parts.flatMap((cell) => (typeof cell === 'string' ? [] : [cellOf(cell)])))
    }
  }
  collect(parts)
  const columns = Math.max(1, ...rows.map((row) => row.length))
  const line = (row: readonly string[]): string => `| ${Array.from({ length: columns }, (_, at) => row[at] ?? '').join(' | ')} |`
  const [header = [], ...others] = rows
  return [line(header), line(Array.from({ length: columns }, () => '---')), ...others.map(line)].join('\n')
}

const cellOf = ({ parts }: Part): string =>
  blocks(parts).replaceAll('\\\n', '<br>').replaceAll(/\n+/g, '<br>').replaceAll('|', '\\|')

const MARK = /^(?:#{1,6}(?= |$)|>|[-+|]|\d{1,4}[.)](?= |$))/

/** What stands in one paragraph. */
function lineOf(parts: readonly (Part | string)[]): string {
  const line = inline(parts).trim()
  // What begins a line as a mark of Markdown is none here.
  return line
    .split('\n')
    .map((one) => one.trimStart().replace(MARK, (mark) => mark.replace(/[^\d]/, String.raw`\$&`)))
    .join('\n')
}

function inline(parts: readonly (Part | string)[]): string {
  return parts.map((part) => (typeof part === 'string' ? escapeMarks(part) : inlinePart(part))).join('')
}

function inlinePart({ name, given, parts }: Part): string {
  switch (name) {
    case 'strong':
      return marked('**', inline(parts))
    case 'em':
      return marked('*', inline(parts))
    case 's':
      return marked('~~', inline(parts))
    case 'code': {
      const text = textOf(parts)
      const fence = fenceFor(text, 1)
      const room = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
      return `${fence}${room}${text}${room}${fence}`
    }
    case 'a':
      return `[${inline(parts)}](${given('href').replaceAll(/[\s()<>"]/g, encodeURIComponent)})`
    case 'br':
      return '\\\n'
    case 'img':
      return imageOf(given)
    case 'span':
      return given('data-type') === 'mention'
        ? `<span data-type="mention" data-id="${escapeText(given('data-id'))}" data-label="${escapeText(given('data-label'))}">${escapeMarks(textOf(parts))}</span>`
        : inline(parts)
    default:
      return inline(parts)
  }
}

/** Marks stand next to the text, not next to blanks. */
function marked(sign: string, text: string): string {
  const inside = text.trim()
  if (inside === '') return text
  const start = text.length - text.trimStart().length
  return `${text.slice(0, start)}${sign}${inside}${sign}${text.slice(start + inside.length)}`
}

const escapeMarks = (text: string): string => text.replaceAll(/[\\`*_~[\]<&]/g, String.raw`\$&`)
