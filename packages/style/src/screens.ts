import type { Screen, ScreenId, StyleVariant } from './types.ts'

/** Specification section 3, screen sizes. The canvas widths of the narrower ones are the tightest common devices. */
export const SCREENS: readonly Screen[] = [
  { id: 'default', label: 'Desktop', canvasWidth: 1100 },
  { id: 'tablet', label: 'Tablet', maxWidth: 991, canvasWidth: 770 },
  { id: 'mobile', label: 'Mobile', maxWidth: 767, canvasWidth: 400 },
]

/** The part of a screen that printing needs. */
export type ScreenWidth = Pick<Screen, 'id' | 'maxWidth'>

/** Widest first: the order in which screens override one another. */
export function fromWideToNarrow<S extends ScreenWidth>(screens: Iterable<S>): readonly S[] {
  return [...screens].toSorted((a, b) => (b.maxWidth ?? Infinity) - (a.maxWidth ?? Infinity) || (a.id < b.id ? -1 : 1))
}

/** Name of the state that means "none". */
export const DEFAULT_STATE = 'default'

/** The key under which a sheet holds the values of a screen and a state: `tablet`, `tablet:hover`. */
export function toVariant(screenId: ScreenId, state: string = DEFAULT_STATE): StyleVariant {
  return state === DEFAULT_STATE ? screenId : `${screenId}:${state}`
}

/** Screen and state of a variant. */
export function fromVariant(variant: StyleVariant): { readonly screenId: ScreenId; readonly state: string } {
  const colon = variant.indexOf(':')
  return colon < 0
    ? { screenId: variant, state: DEFAULT_STATE }
    : { screenId: variant.slice(0, colon), state: variant.slice(colon + 1) }
}
