import { useCallback, useSyncExternalStore } from 'react'
import type { Readable } from '@heddle/sync/client'

/** The current value of a signal or of a state of the sync client; the component renders again when it changes. */
export function useValue<T>(readable: Readable<T>): T {
  return useValueOf(readable, (value) => value)
}

/**
 * What one reads of a value, such as whether a list is empty: the component renders again when that changes, and not each time
 * the value does.
 *
 * @param read works out the same (by `Object.is`) for the same value
 */
export function useValueOf<T, R>(readable: Readable<T>, read: (value: T) => R): R {
  const subscribe = useCallback((listener: () => void) => readable.subscribe(listener), [readable])
  const now = () => read(readable.value)
  return useSyncExternalStore(subscribe, now, now)
}

/** Whether there is a value at all. */
export function useHasValue(readable: Readable<unknown>): boolean {
  return useValueOf(readable, (value) => value !== undefined)
}
