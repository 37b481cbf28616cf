const UNITLESS = new Set([
  'opacity',
  'z-index',
  'order',
  'flex',
  'flex-grow',
  'flex-shrink',
  'font-weight',
  'line-height',
  'aspect-ratio',
  'scale',
  'zoom',
  'columns',
  'column-count',
  'line-clamp',
  'tab-size',
  'orphans',
  'widows',
  'fill-opacity',
  'stroke-opacity',
  'grid-row',
  'grid-column',
  'grid-area',
])
const NAME = /^(--[\w-]+|-?[a-z][a-z-]*)$/
/** A value that could end its declaration, reach outside it or beat others: styles of one property take no priority. */
const UNSAFE = /[;{}<>\\]|url\(javascript:|\/\*|!important$/i

/** What a bound declaration says; `undefined` when there is nothing to draw. Numbers are CSS pixels where a unit is needed. */
export function toDeclared(property: string, value: unknown): string | undefined {
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '' || !NAME.test(property)) return undefined
  const isCustom = property.startsWith('--')
  const text = typeof value === 'string' || isCustom || value === 0 || UNITLESS.has(property) ? String(value) : `${value}px`
  // Nothing but what is said is looked at: between its parts stand spaces and quotes in any number.
  return UNSAFE.test(text.replaceAll(/[\s"']+/g, '')) || !isClosed(text) ? undefined : text.trim()
}

/** What a text leaves open would take along what stands behind it. */
function isClosed(text: string): boolean {
  const open: string[] = []
  let quote: string | undefined
  for (const sign of text) {
    if (quote !== undefined) {
      if (sign === '\n') return false
      if (sign === quote) quote = undefined
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(' || sign === '[') open.push(sign === '(' ? ')' : ']')
    else if ((sign === ')' || sign === ']') && open.pop() !== sign) return false
  }
  return quote === undefined && open.length === 0
}

/** A property as React spells it. */
export function toReactName(property: string): string {
  if (property.startsWith('--')) return property
  return property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
