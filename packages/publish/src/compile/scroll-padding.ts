import { TALLEST_BAR, USUAL_BAR } from '../limits.ts'
import { DEFAULT_STATE, fromVariant, type DeclaredValue, type ScreenWidth, type Sheet } from '@heddle/style'

const STICKS: ReadonlySet<unknown> = new Set(['sticky', 'fixed'])
const HEIGHTS = ['height', 'min-height'] as const

/**
 * Keeps what is scrolled to clear of a part that stays at the top of the window: a rule for the page as long as such a part
 * stands on it, by screen. Empty when the part stays nowhere.
 * @param sheet of the part, literal values only
 * @param screens from wide to narrow, the first without a width
 */
export function printScrollPadding(sheet: Sheet, className: string, screens: readonly ScreenWidth[]): string {
  const shown: Record<string, DeclaredValue> = {}
  let before = 'auto'
  let css = ''
  for (const { id, maxWidth } of screens) {
    for (const [variant, declarations] of Object.entries(sheet)) {
      const { screenId, state } = fromVariant(variant)
      if (screenId === id && state === DEFAULT_STATE) Object.assign(shown, declarations)
    }
    const height = STICKS.has(shown['position']) && isZero(shown['top']) ? heightOf(shown) : 0
    const padding = height > 0 && height <= TALLEST_BAR ? `${height}px` : 'auto'
    if (padding === before) continue
    const rule = `html:has(.${className}){scroll-padding-top:${padding}}`
    css += maxWidth === undefined ? rule : `@media (max-width:${maxWidth}px){${rule}}`
    before = padding
  }
  return css
}

function isZero(value: DeclaredValue | undefined): boolean {
  return value === 0 || value === '0' || value === '0px'
}

/** In pixels; 0 for a part that is measured otherwise, which is no bar. */
function heightOf(shown: Readonly<Record<string, DeclaredValue>>): number {
  const said = HEIGHTS.map((property) => shown[property]).find((value) => value !== undefined && value !== 'auto')
  if (said === undefined) return USUAL_BAR
  return typeof said === 'string' && said.endsWith('px') ? Number(said.slice(0, -2)) || 0 : 0
}
