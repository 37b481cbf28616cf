import { DEFAULT_STATE, fromVariant } from './screens.ts'
import type { Declarations, Sheet } from './sheet.ts'

const STAYS: ReadonlySet<unknown> = new Set(['fixed', 'sticky'])
const SCROLLS: ReadonlySet<unknown> = new Set(['auto', 'scroll'])
const NO_RING: ReadonlySet<unknown> = new Set(['none', 'hidden', '0', '0px', 0])

/**
 * What a class's rules need where they were not made for: on paper nothing stays in place over the text and nothing is cut
 * off because it would scroll; in forced colours, where shadows and grounds are gone, the focus has a ring. Empty for most.
 */
export function printOtherMedia(className: string, sheet: Sheet): string {
  const isAnywhere = (isMeant: (declarations: Declarations) => boolean, onlyPlain: boolean): boolean =>
    Object.entries(sheet).some(
      ([variant, declarations]) => (!onlyPlain || fromVariant(variant).state === DEFAULT_STATE) && isMeant(declarations),
    )
  const stays = isAnywhere((declarations) => STAYS.has(declarations['position']), true)
  const scrolls = isAnywhere((declarations) => OVERFLOWS.some((property) => SCROLLS.has(declarations[property])), true)
  const hasNoRing = isAnywhere((declarations) => RINGS.some((property) => NO_RING.has(declarations[property])), false)
  const onPaper = [stays && 'position:relative;inset:auto', scrolls && 'overflow:visible;height:auto;max-height:none']
    .filter(Boolean)
    .join(';')
  return (
    (onPaper && `@media print{.${className}{${onPaper}}}`) +
    (hasNoRing ? `@media (forced-colors:active){.${className}:focus-visible{outline:2px solid}}` : '')
  )
}

const OVERFLOWS = ['overflow', 'overflow-x', 'overflow-y'] as const
const RINGS = ['outline-style', 'outline-width'] as const
