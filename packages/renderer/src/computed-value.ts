import { useSyncExternalStore } from 'react'
import { computed } from '@preact/signals-core'

/** A value derived from signals that stays the same object while it is equal by `isSame`. */
export interface ComputedValue<T> {
  readonly subscribe: (onChange: () => void) => () => void
  readonly get: () => T
}

export function createComputedValue<T>(compute: () => T, isSame: (a: T, b: T) => boolean): ComputedValue<T> {
  let last: { readonly value: T } | undefined
  const signal = computed(() => {
    const value = compute()
    if (!last || !isSame(last.value, value)) last = { value }
    return last
  })
  return { subscribe: (onChange) => signal.subscribe(onChange), get: () => signal.value.value }
}

/** Draws the component again when the value becomes another one. */
export function useComputedValue<T>(value: ComputedValue<T>): T {
  return useSyncExternalStore(value.subscribe, value.get, value.get)
}
