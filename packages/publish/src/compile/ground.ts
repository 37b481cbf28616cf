import { DEFAULT_STATE, fromVariant, isTokenReference, printValue, type ScreenWidth, type Sheet } from '@heddle/style'

/** Parts of a page that sections are drawn as: what others put into the body does not count. */
const PARTS = 'section,header,main,footer,nav,aside'
const OPAQUE = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** Name of a section's ground among the rules of its node. */
export function groundName(className: string): string {
  return `${className} ground`
}

/**
 * Gives the whole page the ground of a section as long as it is the last one, so that below a short page and behind its
 * edges there is no other colour. Empty for a section without a colour of its own, or with one that is seen through.
 * @param sheet of the section, literal values only
 * @param screens from wide to narrow, the first without a width
 */
export function printGround(sheet: Sheet, className: string, screens: readonly ScreenWidth[]): string {
  let css = ''
  for (const { id, maxWidth } of screens) {
    for (const [variant, declarations] of Object.entries(sheet)) {
      const { screenId, state } = fromVariant(variant)
      const color = declarations['background-color']
      if (screenId !== id || state !== DEFAULT_STATE || color === undefined) continue
      const isOpaque = isTokenReference(color) || OPAQUE.test(String(color))
      const text = isOpaque ? printValue('background-color', color) : undefined
      if (text === undefined) continue
      const rule = `html:has(>body>.${className}:nth-last-child(1 of ${PARTS})){background:${text}}`
      css += maxWidth === undefined ? rule : `@media (max-width:${maxWidth}px){${rule}}`
    }
  }
  return css
}
