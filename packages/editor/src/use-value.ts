import { useCallback, useSyncExternalStore } from 'react'
import type { Readable } from '@heddle/sync/client'

/** The current value of a signal or of a state of the sync client; the component renders again when it changes. */
export function useValue<T>(readable: Readable<T>): T {
  const subscribe = useCallback((listener: () => void) => readable.subscribe(listener), [readable])
  const read = () => readable.value
  return useSyncExternalStore(subscribe, read, read)
}
