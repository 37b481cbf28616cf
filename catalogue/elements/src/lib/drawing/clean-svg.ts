import { readAttributes } from './clean-attributes.ts'
import { rulesOf } from './clean-looks.ts'

/** Elements that may be regions. */
const SHAPES = 'path|polygon|polyline|rect|circle|ellipse|g'
/** Elements that draw what they say themselves: nothing that is drawn again, fetched, moved or run. */
export const ELEMENTS = `${SHAPES}|svg|line|text|tspan|title|desc|defs|(?:linear|radial)Gradient|stop`
const IS_SHAPE = new RegExp(`^(?:${SHAPES})$`)
/** A tag of those, or a comment that ends where it does in XML and in pages, with the text behind it. */
const TAG = new RegExp(
  `<(?:!--(?!-?>)(?:-?[^-])*--|(/?)(${ELEMENTS}|style)((?:\\s+[\\w:-]+=(?:"[^"]*"|'[^']*'))*)\\s*(/?))>([^<]*)`,
  'y',
)
const LOOK = '(?:fill|stroke|opacity)[a-z-]*'
/** Most shapes of most maps, with their titles: they stay as they are, and are known at once. */
const LEAF = new RegExp(
  '<(path|polygon)((?:\\s+(?:(?:id|class|d|points|transform)="[^"&]*"|' +
    `${LOOK}="[\\w#.]*"|style="${LOOK}:[\\w#.]+(?:;${LOOK}:[\\w#.]+)*;?")){0,20})` +
    '\\s*(?:/|>(?:<title>([^<]*)</title>)?</\\1)>[^<]*',
  'y',
)
const LEAF_ID = /\sid="([^"]*)"/
/** No shape has more: each is looked for among all. */
export const MOST_ATTRIBUTES = 100
const IS_GROUP = /^(?:g|svg)$/

/** A drawing of shapes as markup, with the style rules that stood in it. */
export interface CleanDrawing {
  readonly html: string
  readonly css: string
}

/** What may be a region, with places in the markup: where it is told what it is, and where its title stands. */
interface Shape {
  readonly at: number
  readonly name: string
  title: string
  titleAt: number
  readonly inside: Shapes | undefined
}
/** By their ids. */
type Shapes = Map<string, Shape>
interface Open {
  readonly name: string
  readonly shape: Shape | undefined
  /** Where shapes in it belong; nowhere in what is drawn otherwise, or part of a shape. */
  readonly shapes: Shapes | undefined
}

/** Shapes are regions, those inside of one being parts of it; a group around everything is none. */
function regionsOf(shapes: Shapes): Shapes {
  let found = shapes
  for (;;) {
    const [only] = found.values()
    if (found.size !== 1 || !only?.inside?.size) return found
    found = only.inside
  }
}

/**
 * Writes a drawing anew that may be anybody's, from what draws: tags, attributes and declarations of lists. What else stands in
 * the text has no part in it, so that nothing runs and nothing is fetched. Regions are marked as what people press. Takes time
 * that grows with the text only.
 * @param left ids of what is no region
 * @returns `undefined` where the text is uneven: not all of it is tags of drawings, each ended where it should be. Browsers read
 *   an even one alike as a page and as XML, as a page in a third of the time.
 */
export function cleanSvg(text: string, left: ReadonlySet<string>): CleanDrawing | undefined {
  const out: string[] = []
  const shapes: Shapes = new Map()
  const open: Open[] = []
  let [css, title] = ['', '']
  /** A shape of which the next but one that is written tells; of two with one id the first is meant. */
  const note = (id: string, name: string, inside?: Shapes): Shape | undefined => {
    const into = open.at(-1)?.shapes
    if (!into || into.has(id)) return undefined
    const shape = { at: out.length + 1, name, title: '', titleAt: 0, inside }
    into.set(id, shape)
    return shape
  }
  const isLeft = (id: string): boolean => id === '' || left.has(id.replaceAll('&amp;', '&'))
  // What stands before it declares things, and draws nothing.
  let at = Math.max(0, text.indexOf('<svg'))
  while (at < text.length) {
    const around = open.at(-1)
    LEAF.lastIndex = TAG.lastIndex = at
    const leaf = around && IS_GROUP.test(around.name) ? LEAF.exec(text) : null
    if (leaf) {
      const [, name = '', kept = '', own] = leaf
      const id = LEAF_ID.exec(kept)?.[1] ?? ''
      const shape = isLeft(id) || kept.includes('fill="none"') ? undefined : note(id, '')
      if (shape && own) [shape.title, shape.titleAt] = [own, out.length + 3]
      out.push(`<${name}${kept}`, '', '>', own ? `<title>${own}</title>` : '', `</${name}>`)
      at = LEAF.lastIndex
      continue
    }
    const found = TAG.exec(text)
    if (!found) return undefined
    at = TAG.lastIndex
    const [, end, name, given = '', closed = '', behind = ''] = found
    if (end) {
      if (open.pop()?.name !== name) return undefined
      const shape = open.at(-1)?.shape
      if (name === 'title' && shape && !shape.titleAt) [shape.title, shape.titleAt] = [title, out.length]
      if (name !== 'style') out.push(`${name === 'title' ? `<title>${title}` : ''}</${name}>`)
    } else if (name) {
      // In a title of a drawing a page would begin, and what stands behind a drawing is none.
      if (around ? /title|desc|style/.test(around.name) : out.length > 0 || name !== 'svg') return undefined
      const { kept, said, count } = readAttributes(given, !around)
      if (count > MOST_ATTRIBUTES) return undefined
      const id = said['data-region-id'] || said['id'] || ''
      let shape: Shape | undefined
      let inside = around ? undefined : shapes
      if (!around || !IS_SHAPE.test(name) || isLeft(id) || said['fill'] === 'none') {
        if (around && name === 'g') inside = around.shapes
      } else {
        shape = note(id, said['data-name'] || said['title'] || '', name === 'g' ? new Map() : undefined)
        inside = shape?.inside
      }
      title = ''
      if (name !== 'style' && (name !== 'title' || closed)) {
        out.push(`<${name}${kept}`, around ? '' : `${boxOf(said)} role="presentation"`, `${closed}>`)
      }
      if (!closed) open.push({ name, shape, shapes: inside })
    }
    const here = open.at(-1)?.name
    if (here === 'style') css += behind
    else if (here === 'title') title += behind
    else if (here && /^t|desc/.test(here)) out.push(behind)
  }
  if (open.length > 0 || out.length === 0) return undefined
  let stop = 0
  for (const [id, shape] of regionsOf(shapes)) {
    const label = ((shape.title || shape.name).trim() || id).replaceAll('"', '&quot;')
    out[shape.at] = ` role="button" tabindex="${stop}" aria-label="${label}" aria-pressed="false"`
    // The browser would show it beside the tooltip.
    if (shape.titleAt) out[shape.titleAt] = ''
    stop = -1
  }
  return { html: out.join(''), css: rulesOf(css) }
}

/** A drawing that says only how large it is shows all of itself at every size. */
function boxOf(said: Readonly<Record<string, string>>): string {
  const [width, height] = [said['width'], said['height']].map((side) => Number.parseFloat(side ?? ''))
  return said['viewBox'] || !width || !height ? '' : ` viewBox="0 0 ${width} ${height}"`
}
