/** One element's start tag as a browser reads it, with the raw text inside scripts, styles and titles. */
export interface ReadTag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly contents?: string
}

const RAW_TEXT = new Set(['script', 'style', 'title'])

/** Reads start tags as the HTML standard says: quotes end values, and only their own end tag ends a script, style or title. */
export function readTags(html: string): readonly ReadTag[] {
  const tags: ReadTag[] = []
  const start = /<([a-z][^\s/>]*)/gi
  for (let match = start.exec(html); match; match = start.exec(html)) {
    const name = (match[1] ?? '').toLowerCase()
    const attributes = new Map<string, string>()
    const attribute = /\s*(?:([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?|\/?(>)|(.))/gsy
    attribute.lastIndex = start.lastIndex
    for (let part = attribute.exec(html); part && part[5] === undefined; part = attribute.exec(html)) {
      attributes.set(part[1] ?? part[6] ?? '', part[2] ?? part[3] ?? part[4] ?? '')
    }
    start.lastIndex = attribute.lastIndex || html.length
    if (!RAW_TEXT.has(name)) tags.push({ name, attributes })
    else {
      const end = new RegExp(`</${name}[\\s/>]`, 'i').exec(html.slice(start.lastIndex))
      const contents = html.slice(start.lastIndex, end ? start.lastIndex + end.index : undefined)
      tags.push({ name, attributes, contents })
      start.lastIndex += contents.length
    }
  }
  return tags
}
