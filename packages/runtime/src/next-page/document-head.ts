import { BACKGROUND_MARK, directionOf, type PublishedPageInfo } from '@heddle/document/published'

/** Title, language, direction, background and description of the page on show, after a navigation by client. */
export function updateHead(page: PublishedPageInfo, lang: string, address: string): void {
  document.title = page.title[lang] ?? page.name
  document.documentElement.lang = lang
  document.documentElement.dir = directionOf(lang)
  const { background } = page
  if (background === undefined) document.documentElement.removeAttribute(BACKGROUND_MARK)
  else document.documentElement.setAttribute(BACKGROUND_MARK, background)
  setDescription(textIn(page.meta['desc'], lang))
  setTag('link[rel="canonical"]', address, () => withAttributes('link', { rel: 'canonical' }), 'href')
}

export function setDescription(text: string | undefined): void {
  setTag('meta[name="description"]', text, () => withAttributes('meta', { name: 'description' }), 'content')
}

/** A text of the page in a language; an empty one is as if absent. */
export function textIn(texts: unknown, lang: string): string | undefined {
  const text: unknown = typeof texts === 'object' && texts !== null ? Reflect.get(texts, lang) : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}

function setTag(selector: string, value: string | undefined, create: () => Element, attribute: string): void {
  const known = document.head.querySelector(selector)
  if (value === undefined) return known?.remove()
  const tag = known ?? document.head.appendChild(create())
  tag.setAttribute(attribute, value)
}

function withAttributes(tag: string, attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}
