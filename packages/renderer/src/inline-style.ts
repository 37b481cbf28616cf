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
/** A value that could end its declaration or reach outside it. */
const UNSAFE = /[;{}<>\\]|url\(javascript:/i

/** A bound style declaration as React takes it; `undefined` when there is nothing to draw. Numbers are CSS pixels where a unit is needed. */
export function toStyle(property: string, value: unknown): readonly [name: string, value: string] | undefined {
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '' || !NAME.test(property)) return undefined
  const isCustom = property.startsWith('--')
  const text = typeof value === 'string' || isCustom || value === 0 || UNITLESS.has(property) ? String(value) : `${value}px`
  // Nothing but what is said is looked at: between its parts stand spaces and quotes in any number.
  if (UNSAFE.test(text.replaceAll(/[\s"']+/g, ''))) return undefined
  return [isCustom ? property : toCamelCase(property), text.trim()]
}

function toCamelCase(property: string): string {
  return property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
