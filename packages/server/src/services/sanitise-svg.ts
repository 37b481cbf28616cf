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

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<![^>[]*(?:\[[\s\S]*?\])?[^>]*>|<\?[\s\S]*?\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*(\/?)>|[^<]+|</g
const ATTRIBUTE = /([^\s=>/]+)\s*=\s*("[^"]*"|'[^']*')/g

/** References may point into the same file or carry a raster picture; nothing is fetched and nothing runs. */
const isSafeReference = (value: string): boolean =>
  value.startsWith('#') || /^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(value)

/** CSS of a picture: no imports, and `url()` of its own parts only. */
const cleanCss = (css: string): string =>
  css.replace(/@import[^;]*;?/gi, '').replace(/url\(\s*(['"]?)(?!#)[^)]*\1\s*\)/gi, 'none')

function cleanAttributes(text: string): string {
  let kept = ''
  for (const [, name = '', quoted = ''] of text.matchAll(ATTRIBUTE)) {
    const lower = name.toLowerCase()
    const value = quoted.slice(1, -1)
    if (lower.startsWith('on') || lower === 'xml:base') continue
    if ((lower === 'href' || lower.endsWith(':href')) && !isSafeReference(value.trim())) continue
    if (/(?:java|vb)script:|data:text/i.test(value.replace(/\s|&#?\w+;/g, ''))) continue
    const quote = quoted.charAt(0)
    kept += ` ${name}=${quote}${/url\(/i.test(value) || lower === 'style' ? cleanCss(value) : value}${quote}`
  }
  return kept
}

/**
 * Rewrites an SVG picture so that it only draws: no scripts, handlers, foreign content, entities or outside references.
 * `undefined` when it is not a complete picture. A second wall: pictures are also served with a sandbox policy.
 */
export function sanitiseSvg(text: string): string | undefined {
  const open: string[] = []
  let out = ''
  let skipped = 0
  let hasRoot = false
  for (const [token, slash, name = '', attributes = '', selfClosing] of text.matchAll(TOKEN)) {
    if (name === '') {
      const inStyle = open.at(-1) === 'style'
      const cdata = token.startsWith('<![CDATA[') && inStyle ? token.slice(9, -3) : undefined
      if (token.startsWith('<') && cdata === undefined) {
        if (token === '<') return undefined
      } else if (skipped === 0 && open.length > 0) out += inStyle ? cleanCss(cdata ?? token).replace(/</g, '') : token
    } else if (slash) {
      if (skipped > 0) skipped--
      else if (open.pop() === name) out += `</${name}>`
      else return undefined
    } else if (skipped > 0 || !ELEMENTS.has(name)) {
      if (!selfClosing) skipped++
    } else if (open.length === 0 && (hasRoot || name !== 'svg')) {
      return undefined
    } else {
      hasRoot = true
      out += `<${name}${cleanAttributes(attributes)}${selfClosing ? '/' : ''}>`
      if (!selfClosing) open.push(name)
    }
  }
  return hasRoot && open.length === 0 && skipped === 0 ? out : undefined
}
