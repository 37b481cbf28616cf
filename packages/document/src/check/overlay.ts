import { applyToRecord, type Diff } from '@heddle/store'
import type { DocumentRecord, Id, Place, RecordKind, RecordOf, SiteRecord } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'

/** The document as it would be after a diff, without applying it. Costs what the diff is large. */
export interface Overlay {
  readonly get: (id: Id) => DocumentRecord | undefined
  readonly of: <K extends RecordKind>(kind: K) => readonly RecordOf<K>[]
  /** The first of its kind. */
  readonly site: () => SiteRecord | undefined
  /** How many children a slot would hold. */
  readonly childCount: (parentId: Id, slot: string) => number
}

export function createOverlay(view: DocumentView, diff: Diff<DocumentRecord>): Overlay {
  const changed = new Map<Id, DocumentRecord | undefined>()
  for (const [id, changes] of Object.entries(diff.set ?? {})) {
    const record = view.get(id)
    if (record !== undefined) changed.set(id, applyToRecord(record, changes))
  }
  for (const id of Object.keys(diff.remove ?? {})) changed.set(id, undefined)
  for (const [id, record] of Object.entries(diff.put ?? {})) changed.set(id, record)

  /** By how much slots would grow; counted when a slot is asked about. */
  let growth: Map<string, number> | undefined
  function countGrowth(): Map<string, number> {
    const counts = new Map<string, number>()
    const count = (place: Place | undefined, by: number) => {
      if (place === undefined) return
      const key = `${place.parentId}/${place.slot}`
      counts.set(key, (counts.get(key) ?? 0) + by)
    }
    for (const [id, after] of changed) {
      count(view.find('node', id)?.place, -1)
      if (after?.kind === 'node') count(after.place, 1)
    }
    return counts
  }

  const of: Overlay['of'] = (kind) => {
    const before = view.of(kind).filter(({ id }) => !changed.has(id))
    return [...before, ...[...changed.values()].filter((record): record is RecordOf<typeof kind> => record?.kind === kind)]
  }

  return {
    get: (id) => (changed.has(id) ? changed.get(id) : view.get(id)),
    of,
    site() {
      const site = view.site()
      return site === undefined || changed.has(site.id) ? of('site')[0] : site
    },
    childCount: (parentId, slot) =>
      view.children(parentId, slot).length + ((growth ??= countGrowth()).get(`${parentId}/${slot}`) ?? 0),
  }
}
