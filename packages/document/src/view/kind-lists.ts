import type { Store } from '@heddle/store'
import { compareBytes, indexOf } from '../records/order.ts'
import type { DocumentRecord, Id, RecordKind } from '../records/types.ts'

/** More changes than this part of a list: sorting all of it anew costs no more. */
const FEW = 0.1

/** The records of each kind in their order. */
export interface KindLists {
  /** Sorted by (index, id). The same list until what it holds changes. */
  readonly of: (kind: RecordKind) => readonly DocumentRecord[]
  /** A record of the kind came, went or changed. */
  readonly note: (kind: RecordKind, id: Id) => void
}

/** Lists that are sorted once: later on what changed is put in its place, when somebody asks. */
export function createKindLists(store: Pick<Store<DocumentRecord>, 'get' | 'values'>): KindLists {
  const lists = new Map<RecordKind, readonly DocumentRecord[]>()
  /** What changed since a list was asked for. */
  const changed = new Map<RecordKind, Set<Id>>()

  function put(kind: RecordKind, list: readonly DocumentRecord[], ids: ReadonlySet<Id>): readonly DocumentRecord[] {
    if (ids.size > list.length * FEW) return [...store.values(kind)].sort(compare)
    const present = [...ids].flatMap((id) => {
      const record = store.get(id)
      return record?.kind === kind ? record : []
    })
    return withRecords(
      list.filter(({ id }) => !ids.has(id)),
      present.sort(compare),
    )
  }
  return {
    note(kind, id) {
      if (!lists.has(kind)) return
      const ids = changed.get(kind)
      if (ids) ids.add(id)
      else changed.set(kind, new Set([id]))
    },
    of(kind) {
      const ids = changed.get(kind)
      let list = lists.get(kind)
      if (list !== undefined && ids === undefined) return list
      list = list === undefined || ids === undefined ? [...store.values(kind)].sort(compare) : put(kind, list, ids)
      lists.set(kind, list)
      changed.delete(kind)
      return list
    },
  }
}

const compare = (a: DocumentRecord, b: DocumentRecord): number => compareBytes(indexOf(a), indexOf(b)) || compareBytes(a.id, b.id)

/** A sorted list with the records of another one, none of which it holds. */
function withRecords(list: readonly DocumentRecord[], records: readonly DocumentRecord[]): readonly DocumentRecord[] {
  const parts: DocumentRecord[][] = []
  let from = 0
  for (const record of records) {
    const to = placeIn(list, record, from)
    parts.push(list.slice(from, to), [record])
    from = to
  }
  return records.length === 0 ? list : [...parts, list.slice(from)].flat()
}

/** Where a record belongs in a sorted list, looked for from a place on. */
function placeIn(list: readonly DocumentRecord[], record: DocumentRecord, from: number): number {
  let [low, high] = [from, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = list[middle]
    if (other !== undefined && compare(other, record) < 0) low = middle + 1
    else high = middle
  }
  return low
}
