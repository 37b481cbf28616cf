const SVG = 'http://www.w3.org/2000/svg'
/** Name that style elements go by while they are read. */
const STYLE = 'looks'
const IS_NAME = /^[\w:-]+$/

/** What is no complete XML is read as browsers read pages, which takes the square of its length where it is made for that. */
const LONGEST_PAGE = 150_000

/** The drawing in a text, in a document that runs and fetches nothing. */
function parse(text: string): Element | null {
  const svg = text.slice(Math.max(0, text.indexOf('<svg')))
  // Style elements would be refused by the page's policy, aloud.
  const plain = svg.replaceAll(/(<\/?)style/gi, `$1${STYLE}`)
  // Bounded: looked for once, at the beginning, up to the end of one tag.
  const named = plain.replace(/^<svg(?![^>]*xmlns=)/, `<svg xmlns="${SVG}"`)
  const xml = new DOMParser().parseFromString(named, 'image/svg+xml')
  if (!xml.querySelector('parsererror')) return xml.querySelector('svg')
  return plain.length > LONGEST_PAGE ? null : new DOMParser().parseFromString(plain, 'text/html').querySelector('svg')
}

/**
 * A drawing written so that each of its tags is one of `names` and ends where it should, whatever stood in the text: what
 * drawing programs add of their own is left out.
 * @param names of elements that stay, as alternatives of a pattern
 * @param mostAttributes that one of them may have
 */
export function evenSvg(text: string, names: string, mostAttributes: number): string {
  const svg = parse(text)
  if (!svg) return ''
  const isKept = new RegExp(`^(?:${names}|${STYLE})$`)
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    const isAmongWords = element !== svg && /^(?:title|desc|looks)$/.test(element.parentElement?.localName ?? '')
    const isDrawn = element.namespaceURI === SVG && !element.prefix && isKept.test(element.localName)
    if (!isDrawn || isAmongWords || element.attributes.length > mostAttributes) {
      if (element === svg) return ''
      element.remove()
    } else for (const name of element.getAttributeNames()) if (!IS_NAME.test(name)) element.removeAttribute(name)
  }
  const others = NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_PROCESSING_INSTRUCTION | NodeFilter.SHOW_CDATA_SECTION
  const walker = svg.ownerDocument.createNodeIterator(svg, others)
  for (let node = walker.nextNode() as CharacterData | null; node; node = walker.nextNode() as CharacterData | null)
    node.replaceWith(node.nodeType === Node.CDATA_SECTION_NODE ? node.data : '')
  return svg.outerHTML.replaceAll(/(<\/?)looks/g, '$1style')
}
