import { FLEX_CHILD, LAYOUT, POSITION, SIZE, SPACING } from './box.ts'
import { BACKGROUND, BORDER, EFFECTS, TYPOGRAPHY } from './paint.ts'
import type { StyleProperty, StylePropertyGroup } from './property.ts'

/** Every style property, in the order declarations are printed: what covers others comes before them. */
export const STYLE_PROPERTIES: readonly StyleProperty[] = orderCovers([
  ...LAYOUT,
  ...FLEX_CHILD,
  ...SIZE,
  ...SPACING,
  ...POSITION,
  ...TYPOGRAPHY,
  ...BACKGROUND,
  ...BORDER,
  ...EFFECTS,
])

const byName = new Map(STYLE_PROPERTIES.map((property, order) => [property.name, { property, order }]))

/** The declaration of a property, or `undefined` for a name the table does not hold. */
export function styleProperty(name: string): StyleProperty | undefined {
  return byName.get(name)?.property
}

/** Whether elements take a property from the one around them. */
export function isInherited(name: string): boolean {
  return byName.get(name)?.property.inherited === true
}

/** Place of a property in a printed rule; custom properties come last, by name. */
export function printOrder(name: string): number {
  return byName.get(name)?.order ?? STYLE_PROPERTIES.length
}

/** The properties of a group in table order. */
export function propertiesOf(group: StylePropertyGroup): readonly StyleProperty[] {
  return STYLE_PROPERTIES.filter((property) => property.group === group)
}

function orderCovers(properties: readonly StyleProperty[]): readonly StyleProperty[] {
  return [...properties.filter((property) => property.covers), ...properties.filter((property) => !property.covers)]
}
