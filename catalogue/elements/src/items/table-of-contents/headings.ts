/** A heading of the page. */
export interface Heading {
  readonly id: string
  readonly text: string
  readonly level: number
}

/** Headings with those below them. */
export interface HeadingTree extends Heading {
  readonly inside: readonly HeadingTree[]
}

/** Where headings say something of another thing than the page. */
const ELSEWHERE = 'nav, dialog, [popover], template'

/** The headings that a page lists, in their order. */
export function headingsOf(page: Document, from: number, to: number): readonly HTMLHeadingElement[] {
  const tags = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => `h${from + at}`)
  if (tags.length === 0) return []
  const all = page.querySelectorAll<HTMLHeadingElement>(tags.join(','))
  return [...all].filter((heading) => heading.textContent.trim() !== '' && !heading.closest(ELSEWHERE))
}

/** An id that nothing on the page has yet, of the words of a heading. */
export function idFor(text: string, page: Document): string {
  const words =
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-')
      .slice(0, MAX_LENGTH) ?? 'part'
  let id = words
  for (let count = 2; page.getElementById(id); count += 1) id = `${words}-${count}`
  return id
}

const MAX_LENGTH = 60

/** Headings below those of a higher level that stand before them; a level that is left out is none. */
export function nested(headings: readonly Heading[]): readonly HeadingTree[] {
  const trees: HeadingTree[] = []
  for (let at = 0; at < headings.length;) {
    const heading = headings[at]
    if (!heading) break
    let end = at + 1
    while ((headings[end]?.level ?? 0) > heading.level) end += 1
    trees.push({ ...heading, inside: nested(headings.slice(at + 1, end)) })
    at = end
  }
  return trees
}
