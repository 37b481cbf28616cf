import type { OwnLayers } from '@heddle/kit'
import {
  compareStates,
  DEFAULT_STATE,
  fromVariant,
  fromWideToNarrow,
  printValue,
  stateSelector,
  toVariant,
  type Declarations,
  type ResolveAddress,
  type ScreenWidth,
  type Sheet,
} from '@heddle/style'

/** Properties of a background, with what is printed of a builder's picture where nothing is said. */
const USUAL = {
  'background-image': 'none',
  'background-size': 'cover',
  'background-repeat': 'no-repeat',
  'background-position': '0% 0%',
} as const
const PARTS = /^background-(?:image|size|repeat|position(?:-[xy])?)$/

/**
 * Puts what an element paints as its own background over the picture that a builder gives it, which else would take its place.
 * Empty where nothing is said of a background.
 * @param sheet literal values only
 */
export function printOwnLayers(
  { tag, layers }: OwnLayers,
  sheet: Sheet,
  className: string,
  screens: readonly ScreenWidth[],
  resolve: ResolveAddress,
): string {
  const states = [...new Set(Object.keys(sheet).map((variant) => fromVariant(variant).state))].toSorted(compareStates)
  const first = sheet[DEFAULT_STATE] ?? {}
  let css = ''
  for (const state of [DEFAULT_STATE, ...states.filter((one) => one !== DEFAULT_STATE)]) {
    const suffix = state === DEFAULT_STATE ? '' : stateSelector(state)
    for (const { id, maxWidth } of fromWideToNarrow(screens)) {
      const own = sheet[toVariant(id, state)]
      if (suffix === undefined || !own || !Object.keys(own).some((name) => PARTS.test(name))) continue
      const said = withPlace({ ...first, ...own })
      const declarations = Object.entries(USUAL).map(([name, usual]) => {
        const value = printValue(name, said[name] ?? usual, resolve) ?? usual
        return `${name}:${layers[name as keyof typeof USUAL]},${value}`
      })
      const rule = `${tag}.${className}${suffix}{${declarations.join(';')}}`
      css += maxWidth === undefined ? rule : `@media (max-width:${maxWidth}px){${rule}}`
    }
  }
  return css
}

/** A place that is said by its two parts, as a whole. */
function withPlace(said: Declarations): Declarations {
  const { 'background-position-x': x, 'background-position-y': y } = said
  if (x === undefined && y === undefined) return said
  return { ...said, 'background-position': `${String(x ?? '0%')} ${String(y ?? '0%')}` }
}
