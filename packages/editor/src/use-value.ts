import { useCallback, useSyncExternalStore } from 'react'

/** Anything that holds a value and tells of changes: a signal, or a state of the sync client. */
export interface Readable<T> {
  readonly value: T
  readonly subscribe: (listener: (value: T) => void) => () => void
}

/** The current value of a signal; the component renders again when it changes. */
export function useValue<T>(readable: Readable<T>): T {
  const subscribe = useCallback((listener: () => void) => readable.subscribe(listener), [readable])
  return useSyncExternalStore(subscribe, () => readable.value)
}
