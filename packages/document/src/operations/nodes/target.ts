import type { DocumentReader } from '../../view/view.ts'
import type { Id, Place } from '../../records/types.ts'
import type { Draft } from '../draft.ts'
import { planIndexes } from '../../records/index-keys.ts'

/** Where nodes shall go. */
export interface Target {
  readonly parentId: Id
  readonly slot: string
  /** Position among the children that are not moved themselves; absent: at the end. */
  readonly at?: number
}

/** Places for `count` nodes at a target, in order; later siblings without room are re-keyed in the draft. */
export function takePlaces(
  view: DocumentReader,
  draft: Draft,
  target: Target,
  count: number,
  leaving: ReadonlySet<Id> = new Set(),
): readonly Place[] {
  const { parentId, slot } = target
  const siblings = view
    .children(parentId, slot)
    .filter((id) => !leaving.has(id))
    .flatMap((id) => {
      const node = view.find('node', id)
      return node ? [{ id, index: node.place.index }] : []
    })
  const { keys, rekeyed } = planIndexes(siblings, target.at ?? siblings.length, count)
  for (const [id, index] of rekeyed) draft.set(id, 'place', { parentId, slot, index })
  return keys.map((index) => ({ parentId, slot, index }))
}
