import type { StyleValue } from './types.ts'

/** Properties that hold a value for each layer of a background. */
export const BACKGROUND_LAYER_PROPERTIES = [
  'background-size',
  'background-position',
  'background-repeat',
  'background-attachment',
  'background-clip',
] as const

/** Properties that the background of a site or a page is made of (specification section 3, background style fields). */
export const BACKGROUND_PROPERTIES = ['background-color', 'background-image', ...BACKGROUND_LAYER_PROPERTIES] as const

/** What lies behind everything, by CSS property: literals and design tokens. */
export type Background = Readonly<Partial<Record<(typeof BACKGROUND_PROPERTIES)[number], StyleValue>>>

export function isBackgroundProperty(name: string): name is keyof Background {
  return BACKGROUND_PROPERTIES.some((property) => property === name)
}
