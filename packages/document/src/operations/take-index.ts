import type { IndexKey, RecordKind } from '../records/types.ts'
import { indexOf } from '../records/order.ts'
import type { DocumentView } from '../view/view.ts'
import type { Draft } from './draft.ts'
import { planIndexes } from '../records/index-keys.ts'

/** An order key among the records of a kind, at a position (absent: the end); later ones without room are re-keyed. */
export function takeIndex(
  view: DocumentView,
  draft: Draft,
  kind: Exclude<RecordKind, 'node' | 'site'>,
  at?: number,
  leaving?: string,
): IndexKey {
  const siblings = view
    .of(kind)
    .filter(({ id }) => id !== leaving)
    .map((record) => ({ id: record.id, index: indexOf(record) }))
  const { keys, rekeyed } = planIndexes(siblings, at ?? siblings.length, 1)
  for (const [id, index] of rekeyed) draft.set(id, 'index', index)
  return keys[0] ?? ''
}
