import type { BACKGROUND_LAYER_PROPERTIES } from '@heddle/document'
import { listParts } from '@heddle/style'

export type LayerProperty = (typeof BACKGROUND_LAYER_PROPERTIES)[number]

/** What a property says of each layer: shorter lists are said again from their beginning, as browsers do. Nothing where it is not set. */
export function spread(text: string | undefined, count: number): readonly string[] | undefined {
  const parts = text === undefined ? [] : listParts(text)
  return parts.length === 0 ? undefined : Array.from({ length: count }, (_, at) => parts[at % parts.length] ?? '')
}

/** A list as short as it can be said: one value where all layers have the same. */
export function joined(values: readonly string[]): string | null {
  if (values.length === 0) return null
  return new Set(values).size === 1 ? (values[0] ?? null) : values.join(', ')
}

/** What the layers have after one of them was given a value; `usual`: what those without a value have. */
export function withValue(text: string | undefined, count: number, at: number, value: string, usual: string): string | null {
  const values = spread(text, count) ?? Array.from({ length: count }, () => usual)
  return joined(values.map((one, place) => (place === at ? value : one)))
}
