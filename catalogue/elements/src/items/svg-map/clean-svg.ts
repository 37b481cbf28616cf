import { SHAPES } from './find-regions.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Elements that draw what they say themselves: nothing that is drawn again, fetched, moved or run. */
const ELEMENTS = `${SHAPES}|svg|line|text|tspan|title|desc|defs|(?:linear|radial)Gradient|stop`
const IS_ELEMENT = new RegExp(`^(?:${ELEMENTS})$`)
/** Name that style elements and style attributes go by until they are read. */
const LOOKS_HERE = 'looks'
/** A tag of those, or a comment that ends where it does in XML and in pages, with the text behind it. */
const TAG = new RegExp(
  `<(?:!--(?!-?>)(?:-?[^-])*--|(/?)(${ELEMENTS}|${LOOKS_HERE})(?:\\s+[\\w:-]+=(?:"[^"]*"|'[^']*'))*\\s*(/?))>[^<]*`,
  'gy',
)
const ATTRIBUTES =
  /^(?:i?d|class|points|[cdfr]?[xyr]|[xy][12]|width|height|viewBox|preserveAspectRatio|transform|gradient(?:Units|Transform)|spreadMethod|offset|href|data-(?:region-id|name)|title|text-anchor|dominant-baseline|paint-order|vector-effect)$/
const LOOKS = /^(?:fill|stroke|stop|font|opacity|letter-spacing|display|visibility)(?:-|$)/
/** An address, or signs that may come to be one. */
const ADDRESS = /url\(\s*['"]?(?!['"#\s])|\\/i
/** No shape has more: what has is left out, as each is looked for among all. */
const MOST_ATTRIBUTES = 100
const SELECTOR = /^[\w.#\s,>-]{1,300}$/

/** Of declarations those that only draw stay. */
function keepLooks(style: CSSStyleDeclaration): void {
  for (const name of Array.from(style))
    if (!LOOKS.test(name) || ADDRESS.test(style.getPropertyValue(name))) style.removeProperty(name)
}

/** Rules by names of classes, ids and tags stay, as far as they only draw. */
function cleanSheet(css: string, view: View): CSSStyleSheet {
  const sheet = sheetOf(css, view)
  for (let at = sheet.cssRules.length - 1; at >= 0; at--) {
    const rule = sheet.cssRules[at]
    if (rule instanceof view.CSSStyleRule && SELECTOR.test(rule.selectorText)) {
      keepLooks(rule.style)
      while (rule.cssRules.length > 0) rule.deleteRule(0)
    } else sheet.deleteRule(at)
  }
  return sheet
}

/** What is no complete XML is read as browsers read pages, which takes the square of its length where it is made for that. */
const LONGEST_PAGE = 150_000

/**
 * Whether a text is nothing but tags of drawings, each ended where it should be: browsers read it alike as a page and as XML, as a
 * page in a third of the time.
 */
function isPlain(text: string): boolean {
  const open: string[] = []
  let read = 0
  for (const [tag, end, name = '', closed] of text.matchAll(TAG)) {
    // In a title of a drawing a page would begin.
    if (end ? open.pop() !== name : /title|desc/.test(open.at(-1) ?? '')) return false
    if (name && !end && !closed) open.push(name)
    read += tag.length
  }
  return read === text.length
}

/** The drawing in a text, in a document that runs and fetches nothing. */
function parse(text: string): Element | null {
  // What stands before it declares things, and draws nothing.
  const svg = text.slice(Math.max(0, text.indexOf('<svg')))
  // Styles would be refused by the page's policy, aloud; here they are read and set by hand.
  const plain = svg.replaceAll(/(<\/?)style/gi, `$1${LOOKS_HERE}`).replaceAll(/\sstyle\s*=/gi, ` ${LOOKS_HERE}=`)
  if (!isPlain(plain)) {
    // Bounded: looked for once, at the beginning, up to the end of one tag.
    const named = plain.replace(/^<svg(?![^>]*xmlns=)/, `<svg xmlns="${SVG}"`)
    const xml = new DOMParser().parseFromString(named, 'image/svg+xml')
    if (!xml.querySelector('parsererror')) return xml.querySelector('svg')
    if (plain.length > LONGEST_PAGE) return null
  }
  return new DOMParser().parseFromString(plain, 'text/html').querySelector('svg')
}

/** Style rules as a sheet, which a strict policy allows. */
export function sheetOf(css: string, view: View): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** The window that a drawing is for. */
export type View = Window & typeof globalThis

/** A drawing of shapes, with the style rules that stood in it. */
export interface CleanDrawing {
  readonly svg: SVGElement
  readonly sheets: readonly CSSStyleSheet[]
}

const isDrawn = (element: Element): element is SVGElement =>
  element.namespaceURI === SVG && IS_ELEMENT.test(element.localName) && element.attributes.length <= MOST_ATTRIBUTES

const isKept = (name: string, value: string): boolean =>
  (ATTRIBUTES.test(name) || LOOKS.test(name)) && !ADDRESS.test(value) && (name !== 'href' || value.startsWith('#'))

/**
 * Makes a drawing of text that may be anybody's: what does not draw is taken out of it, element by element and attribute by
 * attribute, before it comes near the page. No markup runs, and nothing is fetched. Takes time that grows with the text only.
 */
export function cleanSvg(text: string, view: View = window): CleanDrawing | undefined {
  const svg = parse(text)
  if (!svg || !isDrawn(svg)) return undefined
  const css: string[] = []
  // In place: a copy would read every path once more, which is most of the time that a large map takes.
  const clean = (element: SVGElement): void => {
    for (const given of element.getAttributeNames()) {
      const value = element.getAttribute(given) ?? ''
      if (isKept(given.replace('xlink:', ''), value)) continue
      element.removeAttribute(given)
      if (given !== LOOKS_HERE) continue
      element.style.cssText = value
      keepLooks(element.style)
    }
    for (const child of Array.from(element.children)) {
      if (isDrawn(child)) clean(child)
      else {
        if (child.localName === LOOKS_HERE) css.push(child.textContent)
        child.remove()
      }
    }
  }
  clean(svg)
  if (!svg.hasAttribute('viewBox')) {
    const [width, height] = ['width', 'height'].map((side) => Number.parseFloat(svg.getAttribute(side) ?? ''))
    if (width && height) svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
  }
  for (const side of ['width', 'height', 'id', 'x', 'y']) svg.removeAttribute(side)
  return { svg, sheets: css.map((one) => cleanSheet(one, view)) }
}
