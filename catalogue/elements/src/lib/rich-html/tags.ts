import { decodeText, escapeText } from './entities.ts'
import { ALIGNMENTS, safeColor, safeLink, safePicture } from './safe-places.ts'

type Attributes = ReadonlyMap<string, string>

const SAME = 'p h1 h2 h3 h4 h5 h6 strong em u s a ul ol li blockquote pre code br hr img span table tbody tr td th'.split(' ')
const TAGS: ReadonlyMap<string, string> = new Map([
  ...SAME.map((name) => [name, name] as const),
  ['b', 'strong'],
  ['i', 'em'],
  ['ins', 'u'],
  ['strike', 's'],
  ['del', 's'],
])

/** The element of a rich text that a tag stands for, if any. */
export function tagOf(name: string): string | undefined {
  return TAGS.get(name)
}

const NUMBER = /^\d{1,4}$/
const LANGUAGE = /^language-[\w+#-]{1,30}$/

/** Declarations of a style attribute. */
function styleOf(style: string, name: string): string {
  const found = style.split(';').find((one) => one.slice(0, one.indexOf(':')).trim().toLowerCase() === name)
  return found?.slice(found.indexOf(':') + 1).trim() ?? ''
}

/** Attributes that an element keeps, by name; `undefined` when it cannot be without one that it does not have. */
function keptOf(tag: string, given: (name: string) => string): Readonly<Record<string, string | undefined>> | undefined {
  const number = (name: string): string | undefined => (NUMBER.test(given(name)) ? given(name) : undefined)
  const align = styleOf(given('style'), 'text-align')
  const style = ALIGNMENTS.includes(align) ? `text-align: ${align}` : undefined
  switch (tag) {
    case 'a': {
      const href = safeLink(given('href'))
      const isBlank = given('target') === '_blank'
      return href === undefined
        ? undefined
        : { href, target: isBlank ? '_blank' : undefined, rel: isBlank ? 'noopener noreferrer' : undefined }
    }
    case 'img': {
      const src = safePicture(given('src'))
      const title = given('title') || undefined
      return src === undefined ? undefined : { src, alt: given('alt'), title, width: number('width'), height: number('height') }
    }
    case 'span':
      return spanOf(given)
    case 'td':
    case 'th':
      return { colspan: number('colspan'), rowspan: number('rowspan'), style }
    case 'ol':
      return { start: number('start') }
    case 'ul':
      return { 'data-type': given('data-type') === 'taskList' ? 'taskList' : undefined }
    case 'li':
      return given('data-type') === 'taskItem'
        ? { 'data-type': 'taskItem', 'data-checked': String(given('data-checked') === 'true') }
        : {}
    case 'code':
      return { class: LANGUAGE.test(given('class')) ? given('class') : undefined }
    default:
      return /^(?:p|h[1-6])$/.test(tag) ? { style } : {}
  }
}

function spanOf(given: (name: string) => string): Readonly<Record<string, string | undefined>> | undefined {
  if (given('data-type') === 'mention')
    return { 'data-type': 'mention', 'data-id': given('data-id').slice(0, 500), 'data-label': given('data-label').slice(0, 500) }
  const color = safeColor(styleOf(given('style'), 'color'))
  return color === undefined ? undefined : { style: `color: ${color}` }
}

/** The tag that begins an element, with the attributes that it may have, and the mark of what is done or not; `undefined` when it is left out. */
export function printTag(tag: string, attributes: Attributes): string | undefined {
  const kept = keptOf(tag, (name) => decodeText(attributes.get(name) ?? ''))
  if (!kept) return undefined
  const pairs = Object.entries(kept).flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${escapeText(value)}"`))
  const mark = kept['data-checked'] && `<span role="img" aria-label="${kept['data-checked'] === 'true' ? '☑' : '☐'}"></span>`
  return `<${tag}${pairs.join('')}>${mark ?? ''}`
}
