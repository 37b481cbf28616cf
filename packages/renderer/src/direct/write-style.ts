import type { Declaration } from '../resolve.ts'

/**
 * Puts declarations on an element, property by property: what others declared there stays. A property without a text, or
 * with one that the browser does not take, is what the style sheet says.
 * @param isDrawn whether they may stand there already
 */
export function writeStyle({ style }: ElementCSSInlineStyle, declarations: readonly Declaration[], isDrawn: boolean): void {
  // First what goes: one property may be a part of another one, which comes before or behind it.
  for (const [property, text] of declarations) if (!isDrawn || text === undefined) style.removeProperty(property)
  for (const [property, text] of declarations) if (text !== undefined) style.setProperty(property, text)
}
