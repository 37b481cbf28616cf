import { styleProperty } from './properties/table.ts'
import type { TokenReference } from './types.ts'

/** A declared value: CSS text, a bare number, a token, or a binding (which is drawn inline and never printed). */
export type DeclaredValue = string | number | TokenReference | { readonly type: 'f'; readonly code: string }
/** Values by CSS property or custom property. */
export type Declarations = Readonly<Record<string, DeclaredValue>>
/** Declarations by variant (`default`, `tablet`, `default:hover`). */
export type Sheet = Readonly<Record<string, Declarations>>

/**
 * Lays sheets over one another, later ones winning per variant and property: base class, sub-class, own values
 * (the value order of the design system). A property that covers others drops their earlier values.
 */
export function mergeSheets(sheets: readonly (Sheet | undefined)[]): Sheet {
  const merged: Record<string, Record<string, DeclaredValue>> = {}
  for (const sheet of sheets) {
    for (const [variant, declarations] of Object.entries(sheet ?? {})) {
      const target = (merged[variant] ??= {})
      for (const property of Object.keys(declarations)) {
        for (const covered of styleProperty(property)?.covers ?? []) delete target[covered]
      }
      Object.assign(target, declarations)
    }
  }
  return merged
}
