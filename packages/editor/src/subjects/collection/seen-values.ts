import type { SeenRows } from '@heddle/canvas/protocol'
import type { Json } from '@heddle/store'

const NONE: readonly unknown[] = []

/** The rows that the page sees: those that the answer brought, or those of the project in the places that it names. */
export function seenRowsOf(seen: SeenRows | undefined, data: Json | undefined): readonly unknown[] {
  if (seen === undefined) return NONE
  if (seen.places === undefined) return seen.rows ?? NONE
  const kept: readonly unknown[] = Array.isArray(data) ? data : data === undefined ? NONE : [data]
  return seen.places.map((place) => kept[place])
}
