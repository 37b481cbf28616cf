import { parseBlocks, type Block, type Item } from '../markdown/parse-blocks.ts'
import { parseInline, type Inline } from '../markdown/parse-inline.ts'
import { escapeText } from '../rich-html/entities.ts'

const TAGS = { strong: 'strong', em: 'em', del: 's' } as const

/** HTML of a Markdown text, with what HTML stands in it, to be cleaned; in time that grows with its length. */
export function readMarkdown(text: string): string {
  return blocks(parseBlocks(text))
}

const blocks = (parts: readonly Block[]): string => parts.map(block).join('')
const line = (text: string): string => parseInline(text, escapeText).map(inline).join('')

function block(one: Block): string {
  switch (one.kind) {
    case 'heading':
      return `<h${one.level}>${line(one.text)}</h${one.level}>`
    case 'paragraph': {
      const text = line(one.text)
      return /^<img [^>]*>$/.test(text) ? text : `<p>${text}</p>`
    }
    case 'code': {
      const language = one.language && ` class="language-${one.language}"`
      return `<pre><code${language}>${escapeText(one.text)}</code></pre>`
    }
    case 'quote':
      return `<blockquote>${blocks(one.blocks)}</blockquote>`
    case 'list':
      return list(one)
    case 'table':
      return `<table>${row(one.head, 'th')}${one.rows.map((cells) => row(cells, 'td')).join('')}</table>`
    case 'rule':
      return '<hr>'
  }
}

function list({ start, items }: Extract<Block, { kind: 'list' }>): string {
  const inside = items.map(item).join('')
  if (start !== undefined) return `<ol${start === 1 ? '' : ` start="${start}"`}>${inside}</ol>`
  return `<ul${items.some(({ isDone }) => isDone !== undefined) ? ' data-type="taskList"' : ''}>${inside}</ul>`
}

const item = ({ blocks: inside, isDone }: Item): string =>
  `<li${isDone === undefined ? '' : ` data-type="taskItem" data-checked="${isDone}"`}>${blocks(inside)}</li>`

const row = (cells: readonly string[], tag: string): string =>
  `<tr>${cells.map((cell) => `<${tag}><p>${line(cell)}</p></${tag}>`).join('')}</tr>`

function inline(one: Inline): string {
  if (typeof one === 'string') return one.replaceAll('\n', ' ')
  switch (one.kind) {
    case 'code':
      return `<code>${escapeText(one.text)}</code>`
    case 'break':
      return '<br>'
    case 'link':
      return `<a href="${escapeText(one.address)}">${one.inside.map(inline).join('')}</a>`
    case 'image': {
      // It is HTML already, of which the words count.
      const alt = one.alt.replaceAll(/<[^<>]{0,500}>/g, '').replaceAll('"', '&quot;')
      return `<img src="${escapeText(one.address)}" alt="${alt}"${one.title && ` title="${escapeText(one.title)}"`}>`
    }
    default:
      return `<${TAGS[one.kind]}>${one.inside.map(inline).join('')}</${TAGS[one.kind]}>`
  }
}
