import { DEFAULT_STATE, fromVariant } from './screens.ts'
import type { Declarations, Sheet } from './sheet.ts'

const STAYS: ReadonlySet<unknown> = new Set(['fixed', 'sticky'])
const SCROLLS: ReadonlySet<unknown> = new Set(['auto', 'scroll'])
const NONE: ReadonlySet<unknown> = new Set(['none', 'hidden', 'transparent', '0', '0px', 0])
const CURRENT = 'link-active'

/**
 * What a class's rules need where they were not made for. On paper nothing stays in place over the text and nothing is cut
 * off because it would scroll. In forced colours, where colours, shadows and grounds are gone, the focus has a ring, a card
 * that is a ground or a shadow has an edge, and a link to the page on show that differs by its colours has a line below. Empty
 * for most.
 */
export function printOtherMedia(className: string, sheet: Sheet): string {
  const statesOf = Object.entries(sheet).map(([variant, declarations]) => ({ declarations, ...fromVariant(variant) }))
  const plain = statesOf.filter(({ state }) => state === DEFAULT_STATE).map(({ declarations }) => declarations)
  const current = statesOf.filter(({ state }) => state === CURRENT).map(({ declarations }) => declarations)
  const stays = plain.some((declarations) => STAYS.has(declarations['position']))
  const scrolls = plain.some((declarations) => OVERFLOWS.some((property) => SCROLLS.has(declarations[property])))
  const hasNoRing = statesOf.some(({ declarations }) => RINGS.some((property) => NONE.has(declarations[property])))
  const onPaper = [stays && 'position:relative;inset:auto', scrolls && 'overflow:visible;height:auto;max-height:none']
    .filter(Boolean)
    .join(';')
  const inForcedColors = [
    hasNoRing && `.${className}:focus-visible{outline:2px solid}`,
    isEdgeless(plain) && `.${className}:not(:focus-visible){outline:1px solid;outline-offset:-1px}`,
    isColorsAlone(current) && `.${className}[aria-current=page]{border-bottom:3px solid!important}`,
  ]
    .filter(Boolean)
    .join('')
  return (
    (onPaper && `@media print{.${className}{${onPaper}}}`) +
    (inForcedColors && `@media (forced-colors:active){${inForcedColors}}`)
  )
}

const OVERFLOWS = ['overflow', 'overflow-x', 'overflow-y'] as const
const RINGS = ['outline-style', 'outline-width'] as const
const ROUNDED = /^border-.*radius$/
const EDGE = /^(border|outline)(-(top|right|bottom|left))?(-(style|width))?$/
const COLORS = /color$|shadow$|^background|^opacity$/

/** Whether it is told from what is around by its ground and round corners, or by its shadow, and by nothing else. */
function isEdgeless(plain: readonly Declarations[]): boolean {
  const has = (isMeant: (property: string) => boolean): boolean =>
    plain.some((declarations) => Object.keys(declarations).some((one) => isMeant(one) && !NONE.has(declarations[one])))
  if (has((property) => EDGE.test(property))) return false
  return has((one) => one === 'box-shadow') || (has((one) => one === 'background-color') && has((one) => ROUNDED.test(one)))
}

function isColorsAlone(current: readonly Declarations[]): boolean {
  const properties = current.flatMap(Object.keys)
  return properties.length > 0 && properties.every((property) => COLORS.test(property))
}
