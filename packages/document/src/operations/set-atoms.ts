import type { Json } from '@heddle/store'
import type { Id } from '../records/types.ts'
import type { Draft } from './draft.ts'

/** Values by field; an object under one of `maps` holds a value per key. `null` removes, absent leaves alone. */
export function setAtoms(draft: Draft, id: Id, values: object, maps: ReadonlySet<string> = new Set(), prefix = ''): void {
  for (const [key, value] of Object.entries(values) as [string, Json | undefined][]) {
    const path = prefix + key
    if (value === undefined) continue
    if (maps.has(path) && typeof value === 'object' && value !== null) setAtoms(draft, id, value, maps, `${path}/`)
    else draft.set(id, path, value)
  }
}
