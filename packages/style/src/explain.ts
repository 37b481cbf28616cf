import { styleProperty, STYLE_PROPERTIES } from './properties/table.ts'
import { DEFAULT_STATE, fromWideToNarrow, toVariant, type ScreenWidth } from './screens.ts'
import type { DeclaredValue, Sheet } from './sheet.ts'
import type { ScreenId } from './types.ts'

/** One sheet of several that are laid over one another, for example a style class or a node's own styles. */
export interface StyleLayer {
  readonly styles: Sheet
}

/** One place that gives a property a value. */
export interface StyleStep<L extends StyleLayer> {
  readonly layer: L
  readonly screenId: ScreenId
  readonly state: string
  /** The declared property: the asked one, or the one that covers it. */
  readonly property: string
  readonly value: DeclaredValue
}

const coversOf = new Map<string, string>(
  STYLE_PROPERTIES.flatMap((property) => (property.covers ?? []).map((covered) => [covered, property.name])),
)

/**
 * Where a property's value comes from on a screen and in a state: every declaration that applies there, the one in effect
 * first. Layers come weakest first (base, class, sub-class, own), and the order is the one rules are printed in. `cover` is the
 * property whose declarations say this one too.
 */
export function explainValue<L extends StyleLayer>(
  layers: readonly L[],
  property: string,
  at: { readonly screenId: ScreenId; readonly state?: string },
  screens: Iterable<ScreenWidth>,
  cover: string | undefined = coversOf.get(property),
): readonly StyleStep<L>[] {
  const known = fromWideToNarrow(screens)
  const applying = known.slice(0, known.findIndex(({ id }) => id === at.screenId) + 1)
  const states = at.state === undefined || at.state === DEFAULT_STATE ? [DEFAULT_STATE] : [DEFAULT_STATE, at.state]
  const steps: StyleStep<L>[] = []
  for (const state of states) {
    for (const { id: screenId } of applying) {
      for (const layer of layers) {
        const declarations = layer.styles[toVariant(screenId, state)]
        for (const name of cover === undefined ? [property] : [cover, property]) {
          const value = declarations && Object.hasOwn(declarations, name) ? declarations[name] : undefined
          if (value !== undefined) steps.push({ layer, screenId, state, property: name, value })
        }
      }
    }
  }
  return steps.toReversed()
}

/** The property that sets this one and others at once, for example `gap` for `row-gap`. */
export function coverOf(property: string): string | undefined {
  return styleProperty(property) && coversOf.get(property)
}
