import type { StoreRecord } from './diff.ts'
import type { Store } from './store.ts'

interface RecordsOf<T> {
  readonly subscribe: (fn: () => void) => () => void
  /** The same list until a record of the kind comes, goes or changes. */
  readonly read: () => readonly T[]
}

const byStore = new WeakMap<object, Map<string, RecordsOf<StoreRecord>>>()

/** The records of a kind as a value that can be watched; one per store and kind. */
export function recordsOf<R extends StoreRecord, K extends R['kind']>(
  store: Store<R>,
  kind: K,
): RecordsOf<Extract<R, { readonly kind: K }>> {
  const byKind = byStore.get(store) ?? new Map<string, RecordsOf<StoreRecord>>()
  byStore.set(store, byKind)
  const known = byKind.get(kind) ?? watchKind(store, kind)
  byKind.set(kind, known)
  return known as RecordsOf<Extract<R, { readonly kind: K }>>
}

function watchKind<R extends StoreRecord>(store: Store<R>, kind: R['kind']): RecordsOf<R> {
  let list: readonly R[] = []
  return {
    subscribe: (fn) =>
      store.listen((diff) => {
        const touched = [...Object.keys(diff.set ?? {}), ...Object.keys(diff.put ?? {})].some(
          (id) => store.get(id)?.kind === kind,
        )
        if (touched || Object.values(diff.remove ?? {}).some((record) => record.kind === kind)) fn()
      }),
    read() {
      const records = [...store.values(kind)]
      if (records.length !== list.length || records.some((record, at) => record !== list[at])) list = records
      return list
    },
  }
}
