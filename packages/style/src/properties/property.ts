/** Groups of style properties; an element opts into groups. The same words as the kit's `StyleGroup`. */
export type StylePropertyGroup =
  'layout' | 'flex-child' | 'size' | 'spacing' | 'position' | 'typography' | 'background' | 'border' | 'effects'

/** What a property's value may be. Several kinds may be offered; a value has to satisfy one of them. */
export interface StyleSyntax {
  readonly keywords?: readonly string[]
  /** A length or percentage, `calc()` and the like included. `max` is in CSS pixels and bounds plain `px` values. */
  readonly length?: { readonly negative?: boolean; readonly max?: number }
  readonly number?: { readonly min?: number; readonly max?: number; readonly integer?: boolean }
  /** A time of no less than nothing, `calc()` and the like included. */
  readonly time?: boolean
  /** How a movement gains and loses speed: besides its keywords `cubic-bezier()`, `steps()` and `linear()`. */
  readonly easing?: boolean
  readonly color?: boolean
  /** Any safe value: lists, functions, several words. */
  readonly free?: boolean
  /** `url(asset:…)` and `url(https://…)` may stand in the value. */
  readonly url?: boolean
  /** Text in quotes may stand in the value. */
  readonly quotes?: boolean
}

/** One CSS property that a builder can set. */
export interface StyleProperty {
  /** Kebab-case CSS name. */
  readonly name: string
  readonly group: StylePropertyGroup
  readonly syntax: StyleSyntax
  /** What holds on a page when nobody sets it; shown as the grey placeholder. */
  readonly initial: string
  /** True when an element takes the value of the one around it where nobody sets it. */
  readonly inherited: boolean
  /** Longhands this one sets, all to its one value; it is printed before them, and a later layer's value drops theirs. */
  readonly covers?: readonly string[]
  /** Stands in a rule even where it is bound, as more is printed with it than its declaration. */
  readonly inRules?: true
}

/** Declares the properties of one group. */
export function group(
  name: StylePropertyGroup,
  properties: Readonly<
    Record<string, StyleSyntax & Pick<StyleProperty, 'initial' | 'covers' | 'inRules'> & { readonly inherited?: true }>
  >,
): readonly StyleProperty[] {
  return Object.entries(properties).map(([property, { initial, inherited = false, covers, inRules, ...syntax }]) => ({
    name: property,
    group: name,
    syntax,
    initial,
    inherited,
    ...(covers ? { covers } : {}),
    ...(inRules ? { inRules } : {}),
  }))
}

export const SIDES = ['top', 'right', 'bottom', 'left'] as const
export const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const

/** The same entry for several names: `sides('padding-*', SIDES, …)`. */
export function each<T>(pattern: `${string}*${string}`, names: readonly string[], entry: T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [pattern.replace('*', name), entry]))
}
