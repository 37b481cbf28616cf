import { LIMITS } from '../limits.ts'
import { cleanCss } from './clean-css.ts'
import { readMarkup, type Attribute } from './read-markup.ts'
import { readSvgSize, type PictureSize } from './svg-size.ts'
import { createSvgOutline } from './svg-weight.ts'

/** Elements that only draw; every other one is left out with all it holds. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image marker pattern mask ' +
    'clipPath linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix ' +
    'feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage ' +
    'feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence style switch view ' +
    'animate animateMotion animateTransform mpath'
  ).split(' '),
)

/** References may point into the same file or carry a raster picture; nothing is fetched and nothing runs. */
const isSafeReference = (value: string): boolean =>
  value.startsWith('#') || /^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(value)

function isKept({ name, value }: Attribute): boolean {
  const lower = name.toLowerCase()
  if (lower.startsWith('on') || lower === 'xml:base') return false
  if ((lower === 'href' || lower.endsWith(':href')) && !isSafeReference(value.trim())) return false
  return !/(?:java|vb)script:|data:text/i.test(value.replace(/\s|&#?\w+;/g, ''))
}

const isStyled = ({ name, value }: Attribute): boolean => name.toLowerCase() === 'style' || value.toLowerCase().includes('url')

/** Names of elements of the same file that an attribute refers to. */
function referencesOf(attributes: readonly Attribute[]): readonly string[] {
  return attributes.flatMap(({ name, value }) => {
    if (name === 'href' || name.endsWith(':href')) return value.trim().startsWith('#') ? [value.trim().slice(1)] : []
    return [...value.matchAll(/url\(\s*['"]?#([^'")]+)/gi)].map(([, id = '']) => id.trim())
  })
}

export type CleanSvg =
  | { readonly ok: true; readonly text: string; readonly size: PictureSize }
  /** `broken`: not a complete picture. `heavy`: it draws more than `LIMITS.svgElements` elements, those drawn again counted again. */
  | { readonly ok: false; readonly reason: 'broken' | 'heavy' }

const BROKEN: CleanSvg = { ok: false, reason: 'broken' }
const HEAVY: CleanSvg = { ok: false, reason: 'heavy' }

/**
 * Rewrites an SVG picture so that it only draws: no scripts, handlers, foreign content, entities or outside references. It is
 * measured by what it says of itself and never drawn. Takes time that grows with its length only. A second wall: pictures are
 * also served with a sandbox policy.
 */
export function sanitiseSvg(text: string): CleanSvg {
  const open: { readonly name: string; readonly at: number }[] = []
  const out: string[] = []
  const outline = createSvgOutline()
  let elements = 0
  let skipped = 0
  let root: readonly Attribute[] | undefined
  for (const token of readMarkup(text)) {
    if (token.type === 'broken') return BROKEN
    if (token.type === 'text') {
      const inStyle = open.at(-1)?.name === 'style'
      if (skipped > 0 || open.length === 0 || (token.isData && !inStyle)) continue
      out.push(inStyle ? cleanCss(token.text).replaceAll('<', '') : token.text)
    } else if (token.isEnd) {
      if (skipped > 0) skipped -= 1
      else if (open.pop()?.name === token.name) out.push(`</${token.name}>`)
      else return BROKEN
    } else if (skipped > 0 || !ELEMENTS.has(token.name)) {
      if (!token.isEmpty) skipped += 1
    } else if (open.length === 0 && (root || token.name !== 'svg')) {
      return BROKEN
    } else {
      if (++elements > LIMITS.svgElements) return HEAVY
      const attributes = token.attributes.filter(isKept)
      root ??= attributes
      const id = attributes.find(({ name }) => name === 'id')?.value
      const at = outline.add(open.at(-1)?.at ?? -1, id, referencesOf(attributes))
      out.push(`<${token.name}${attributes.map(printAttribute).join('')}${token.isEmpty ? '/' : ''}>`)
      if (!token.isEmpty) open.push({ name: token.name, at })
    }
  }
  if (!root || open.length > 0 || skipped > 0) return BROKEN
  if (outline.weight(LIMITS.svgElements) > LIMITS.svgElements) return HEAVY
  return { ok: true, text: out.join(''), size: readSvgSize(root) }
}

const printAttribute = (attribute: Attribute): string =>
  ` ${attribute.name}=${attribute.quote}${isStyled(attribute) ? cleanCss(attribute.value) : attribute.value}${attribute.quote}`
