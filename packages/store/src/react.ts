import { useCallback, useSyncExternalStore } from 'react'
import type { StoreRecord } from './diff.ts'
import { recordsOf } from './records-of.ts'
import type { Store } from './store.ts'

/** A record by id; draws again when this record changes, and only then. */
export function useRecord<R extends StoreRecord>(store: Store<R>, id: string): R | undefined {
  const subscribe = useCallback((fn: () => void) => store.subscribe(id, fn), [store, id])
  const read = useCallback(() => store.get(id), [store, id])
  return useSyncExternalStore(subscribe, read, read)
}

/** All records of a kind; draws again when one of them comes, goes or changes. */
export function useRecords<R extends StoreRecord, K extends R['kind']>(
  store: Store<R>,
  kind: K,
): readonly Extract<R, { readonly kind: K }>[] {
  const records = recordsOf(store, kind)
  return useSyncExternalStore(records.subscribe, records.read, records.read)
}
